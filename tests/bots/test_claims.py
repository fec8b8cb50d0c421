"""The language of claims."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lycaon.bots import Claim, claim_of
from lycaon.bots.claims import KINDS, OF_CARDS


@given(st.sampled_from(KINDS), st.integers(min_value=0, max_value=999))
def test_what_is_written_reads_back(kind: str, seat: int) -> None:
    claim = Claim(kind, card="seer") if kind in OF_CARDS else Claim(kind, seat=seat)  # type: ignore[arg-type]
    assert claim_of(str(claim)) == claim


@given(st.text())
def test_any_text_is_a_claim_or_none(text: str) -> None:
    claim = claim_of(text)
    assert claim is None or claim_of(str(claim)) == claim


@pytest.mark.parametrize("text", ["", ":", "vote", "vote:", "vote:-1", "vote:1000000", "vote:٣", "i_am:", "i_am:a b"])
def test_nonsense_is_no_claim(text: str) -> None:
    assert claim_of(text) is None
