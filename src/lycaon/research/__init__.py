"""Research: many games between bots, what comes of them, and environments for learning.

Game n of a seed is the same game wherever it is played: on one processor or many, today or when it is resumed.
"""
