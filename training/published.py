"""Writes the published encoder as reader.py reads it: python3 training/published.py <folder with onnx/model.onnx and tokenizer.json> <build>

The weights are had as an ONNX file only (https://onnx.ai): a protobuf, read here by hand, since nothing but its arrays
and the names of its multiplications is wanted of it.
"""
import json, sys
from pathlib import Path
import numpy as np

FOLDER, BUILD = Path(sys.argv[1]), Path(sys.argv[2])
PIECES = Path(__file__).parent.parent / "packages/reading/src/encoder/pieces.json"
GRAPH, NODE, ARRAY = 7, 1, 5


def number(data, at):
    value = shift = 0
    while True:
        byte = data[at]; at += 1
        value |= (byte & 127) << shift; shift += 7
        if byte < 128: return value, at


def fields(data, at, end):
    """Each field of a message: its number, and a value or the bounds of its bytes."""
    while at < end:
        tag, at = number(data, at)
        kind = tag & 7
        if kind == 0: value, at = number(data, at)
        elif kind == 2:
            size, at = number(data, at); value = (at, at + size); at += size
        else: value = None; at += 4 if kind == 5 else 8
        yield tag >> 3, value


data = memoryview((FOLDER / "onnx/model.onnx").read_bytes())
text = lambda span: bytes(data[span[0]:span[1]]).decode()
arrays, multiplied = {}, []
graph = next(span for field, span in fields(data, 0, len(data)) if field == GRAPH)
for field, span in fields(data, *graph):
    if field == ARRAY:
        shape, name, kind, raw = [], None, None, None
        for part, value in fields(data, *span):
            if part == 1 and isinstance(value, tuple):
                at = value[0]
                while at < value[1]: side, at = number(data, at); shape.append(side)
            elif part == 1: shape.append(value)
            elif part == 2: kind = value
            elif part == 8: name = text(value)
            elif part == 9: raw = data[value[0]:value[1]]
        if kind == 1: arrays[name] = np.frombuffer(raw, np.float32).reshape(shape)
    elif field == NODE:
        inputs, name, kind = [], "", ""
        for part, value in fields(data, *span):
            if part == 1: inputs.append(text(value))
            elif part == 3: name = text(value)
            elif part == 4: kind = text(value)
        if kind == "MatMul": multiplied += [(name, i) for i in inputs]

words = "embeddings.word_embeddings.weight"
kept = {name: values.astype(np.float16) for name, values in arrays.items() if name.startswith(("embeddings.", "encoder.")) and name != words}
# a matrix that is multiplied with has lost its name: it is called as the step that uses it
for name, used in multiplied:
    if used not in arrays: continue
    kept[name.strip("/").removesuffix("/MatMul").replace("/", ".") + ".weight"] = np.ascontiguousarray(arrays[used].T).astype(np.float16)
vocabulary = json.loads((FOLDER / "tokenizer.json").read_text())["model"]["vocab"]
table = arrays[words][[vocabulary[piece] for piece in json.loads(PIECES.read_text())]]
# the table of words in whole numbers with one scale a row, as it will be shipped: half the bytes to send
scales = np.abs(table).max(1) / 127
kept["pieces"], kept["pieces.scale"] = np.round(table / scales[:, None]).astype(np.int8), scales.astype(np.float32)

BUILD.mkdir(parents=True, exist_ok=True)
entries, at = {}, 0
with open(BUILD / "published.bin", "wb") as out:
    for name, values in kept.items():
        entries[name] = {"at": at, "shape": list(values.shape)}
        at += out.write(values.tobytes())
(BUILD / "published.json").write_text(json.dumps(entries))
print(len(entries), "arrays,", at, "bytes")
