"""Records: a game written down, read back, played again and taken back a step."""

from lycaon.record.digest import Digests, digest_of
from lycaon.record.files import RecordWriter, read_record, recover, write_record
from lycaon.record.jsonl import dump_jsonl, load_jsonl
from lycaon.record.record import FORMAT, RULES_VERSION, BadRecord, BadRecordCode, Record, record_of
from lycaon.record.replay import Diverged, replay, undo
from lycaon.record.text import dump_text, load_text

__all__ = [
    "FORMAT",
    "RULES_VERSION",
    "BadRecord",
    "BadRecordCode",
    "Digests",
    "Diverged",
    "Record",
    "RecordWriter",
    "digest_of",
    "dump_jsonl",
    "dump_text",
    "load_jsonl",
    "load_text",
    "read_record",
    "record_of",
    "recover",
    "replay",
    "undo",
    "write_record",
]
