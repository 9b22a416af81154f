"""Writes an encoder, whole or small, as the file that packages/reading/src/encoder reads."""
import json, struct
import torch
from encoder_models import FREQUENCIES, HEADS, QUERIES


def export(model, path, names, unit=False):
    """Matrices as int8 with one scale an output, everything else as it is; read by packages/reading/src/encoder."""
    is_whole = hasattr(model, "layers")
    d, t = model.layers if is_whole else (model.low, model.top)
    entries, body, offset = {}, [], 0

    def raw(name, value, kind):
        nonlocal offset
        data = value.detach().cpu().numpy().astype(kind).tobytes()
        entries[name] = [offset, list(value.shape)]
        body.append(data + b"\0" * (-len(data) % 16)); offset += len(body[-1])

    def whole(name, value): raw(name, value, "<f4")

    def small(name, value):
        """One row an output, so that a row is what one output is summed from."""
        scale = value.abs().amax(1).clamp(min=1e-8) / 127
        raw(name, (value / scale[:, None]).round(), "i1"); whole(name + ".scale", scale)

    small("pieces", model.emb)
    for name in ("qkv", "o", "res", "w1", "w2"): small(f"low.{name}", d[name].T)
    for name in ("qkvb", "ob", "resb", "b1", "b2", "n1", "n1b", "n2", "n2b"): whole(f"low.{name}", d[name])
    if is_whole:
        small("top.qkv", t["qkv"].T); whole("top.qkvb", t["qkvb"])
        small("drawn", model.tw.T); whole("drawnb", model.tb)
    else:
        query = model.ask @ t["qkv"][:, :512] + t["qkvb"][:512]
        size = 512 // HEADS
        keys = torch.stack([t["qkv"][:, 512 + h * size:512 + (h + 1) * size] @ query[q, h * size:(h + 1) * size] for q in range(QUERIES) for h in range(HEADS)]) / size ** 0.5
        whole("top.keys", keys)
        small("top.v", t["qkv"][:, 1024:].T); whole("top.vb", t["qkvb"][1024:])
    for name in ("o", "w1", "w2"): small(f"top.{name}", t[name].T)
    for name in ("ob", "b1", "b2", "n1", "n1b", "n2", "n2b"): whole(f"top.{name}", t[name])
    small("head.mid", model.head[1].weight); whole("head.midb", model.head[1].bias)
    whole("head.out", model.head[4].weight); whole("head.outb", model.head[4].bias)
    whole("frequencies", FREQUENCIES)
    header = json.dumps({"heads": HEADS, "queries": QUERIES, "categories": names, **({"unit": True} if unit else {}), "entries": entries}).encode()
    header += b" " * (-(len(header) + 4) % 16)
    path.write_bytes(struct.pack("<I", len(header)) + header + b"".join(body))
    print(path.name, path.stat().st_size, "bytes", flush=True)
