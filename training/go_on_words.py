"""What is shipped of the word model learns the newest round too; for a processor, where no GPU is at hand.

python3 go_on_words.py <build> <out> <weights.bin> [held]    with "held" the newest round's first fold is kept out and measured
"""
import json, struct, sys, time
from pathlib import Path
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

BUILD, OUT, SHIPPED, HOLD = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), "held" in sys.argv[4:]
OUT.mkdir(parents=True, exist_ok=True)
torch.manual_seed(7); torch.set_num_threads(2)
MAXLEN, DROPWORD, NOISE, EPOCHS, BATCH, OLD_SHARE, OLD_BARE_SHARE, NEW_SHARE, NEW_WORD_AT = 96, 0.06, 0.05, 2, 128, 0.04, 0.5, 0.3, 8

data = SHIPPED.read_bytes()
size = struct.unpack_from("<I", data)[0]
header = json.loads(data[4:4 + size]); at = 4 + size
words, CATEGORIES = header["words"].split(" "), header["categories"]
D, BUCKETS, FILTERS, WIDTHS, BRANCHES, HIDDEN = (header[k] for k in ("dimensions", "buckets", "filters", "widths", "branches", "hidden"))
COLUMNS = BRANCHES * FILTERS * sum(WIDTHS)


def floats(*shape):
    global at
    count = int(np.prod(shape)); found = np.frombuffer(data, "<f4", count, at).reshape(shape).copy(); at += 4 * count
    return torch.tensor(found)


def small(rows):
    global at
    scale = floats(rows); count = rows * D
    found = np.frombuffer(data, "i1", count, at).reshape(rows, D).astype(np.float32); at += -(-count // 4) * 4
    return torch.tensor(found) * scale[:, None]


table, pieces, windows = small(len(words)), small(BUCKETS), floats(D, COLUMNS)
biases = [[floats(FILTERS) for _ in WIDTHS] for _ in range(BRANCHES)]
parts = [(floats(HIDDEN, FILTERS * len(WIDTHS)), floats(HIDDEN), floats(9, HIDDEN), floats(9)) for _ in range(BRANCHES)]


def spelled(word):
    marked, found = f"<{word}>", []
    for n in (3, 4, 5):
        for start in range(len(marked) - n + 1):
            h = 0x811C9DC5
            for c in marked[start:start + n]: h = ((h ^ ord(c)) * 0x01000193) & 0xFFFFFFFF
            found.append(h % BUCKETS)
    return pieces[found].mean(0) if found else torch.zeros(D)


rows = [json.loads(line) for line in (BUILD / "rows.jsonl").read_text().split("\n") if line]
newest_round = max(r["round"] for r in rows)
draw = np.random.RandomState(7).rand(len(rows))
held = [r for r in rows if HOLD and r["round"] == newest_round and r["fold"] == 0 and r["isBare"]]


def is_drawn(r, chance):
    """The last two rounds in several forms: the word model was not trained on the one before the newest either."""
    if r["round"] >= newest_round - 1: return r["isBare"] or chance < NEW_SHARE
    return chance < (OLD_BARE_SHARE if r["isBare"] else OLD_SHARE)


is_held = lambda r: HOLD and r["round"] == newest_round and r["fold"] == 0
rows = [r for r, d in zip(rows, draw) if is_drawn(r, d) and not is_held(r)]
measures = {p.name[8:-6]: [json.loads(l) for l in p.read_text().split("\n") if l] for p in sorted(BUILD.glob("measure-*.jsonl"))}
counts = {}
for r in rows:
    for t in set(r["tokens"]): counts[t] = counts.get(t, 0) + 1
known = set(words)
added = sorted(t for t, c in counts.items() if t not in known and c >= NEW_WORD_AT)
words += added
table = torch.cat([table, torch.stack([spelled(t) for t in added])]) if added else table
known |= set(added)
strange = sorted({t for source in (rows, held, *measures.values()) for r in source for t in r["tokens"]} - known)
index = {w: i + 1 for i, w in enumerate(words + strange)}
strange_table = torch.stack([spelled(t) for t in strange])
print(len(rows), "rows,", len(added), "words more,", len(strange), "spelled", flush=True)


class Twin(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Parameter(table.clone())
        self.convs, self.mids, self.outs, start = nn.ModuleList(), nn.ModuleList(), nn.ModuleList(), 0
        for b in range(BRANCHES):
            convs = nn.ModuleList()
            for i, width in enumerate(WIDTHS):
                conv = nn.Conv1d(D, FILTERS, width, padding=width - 1)
                conv.weight.data = torch.stack([windows[:, start + k * FILTERS:start + (k + 1) * FILTERS].T for k in range(width)], 2).contiguous(); conv.bias.data = biases[b][i]
                convs.append(conv); start += width * FILTERS
            mid, out = nn.Linear(FILTERS * len(WIDTHS), HIDDEN), nn.Linear(HIDDEN, 9)
            mid.weight.data, mid.bias.data, out.weight.data, out.bias.data = parts[b]
            self.convs.append(convs); self.mids.append(mid); self.outs.append(out)

    def forward(self, x):
        e = F.embedding(x, torch.cat([torch.zeros(1, D), self.table, strange_table]))
        if self.training:
            e = (e + torch.randn_like(e) * NOISE * (x > 0)[..., None]) * (torch.rand(*x.shape, 1) > DROPWORD)
        e, found = e.transpose(1, 2), []
        for convs, mid, out in zip(self.convs, self.mids, self.outs):
            h = F.dropout(torch.cat([F.relu(c(e)).amax(2) for c in convs], 1), 0.4, self.training)
            found.append(out(F.dropout(F.relu(mid(h)), 0.3, self.training)))
        return torch.stack(found)


def tensors(items):
    x = torch.zeros(len(items), MAXLEN, dtype=torch.long)
    for i, r in enumerate(items):
        ids = [index[t] for t in r["tokens"]][:MAXLEN]
        x[i, :len(ids)] = torch.tensor(ids, dtype=torch.long)
    return x


def loss_of(out, lv, ct):
    crisis = F.binary_cross_entropy_with_logits(out[:, 0], (lv == 2).float() * 0.98 + 0.01, reduction="none")
    risk = F.binary_cross_entropy_with_logits(out[:, 1], (lv >= 1).float() * 0.98 + 0.01)
    named = ct >= 0
    kind = F.cross_entropy(out[named, 2:], ct[named]) if named.any() else 0
    # A concern is not a none: it may lean either way on the crisis output.
    return (crisis * torch.where(lv == 1, 0.3, 1.0)).mean() + 0.7 * risk + 0.5 * kind


LEVELS = {"none": 0, "concern": 1, "crisis": 2}


@torch.no_grad()
def show(name, model):
    model.eval()
    for part, items in (("held bare", [r for r in held if r["isBare"]]), *measures.items()):
        if not items: continue
        x = tensors(items); s = torch.cat([model(c[:, :int((c > 0).sum(1).max()) + 4]).mean(0)[:, 0] for c in x.split(512)])
        lv = torch.tensor([LEVELS[r.get("level") or r["label"]] for r in items])
        print(name, part, " ".join(f"@{r:.0%} {float((s[lv == 2] > torch.quantile(s[lv == 0], 1 - r)).float().mean()):.3f}" for r in (0.03, 0.05, 0.1)), flush=True)


def export(model, path):
    def int8(m):
        scale = m.abs().amax(1).clamp(min=1e-8) / 127
        body = (m / scale[:, None]).round().numpy().astype("i1").tobytes()
        return scale.numpy().astype("<f4").tobytes() + body + b"\0" * (-len(body) % 4)
    f32 = lambda m: m.detach().numpy().astype("<f4").tobytes()
    columns = torch.cat([c.weight.detach()[:, :, k] for convs in model.convs for c in convs for k in range(c.weight.shape[2])], 0).T.contiguous()
    head = json.dumps({**header, "words": " ".join(words)}, ensure_ascii=False).encode()
    head += b" " * (-len(head) % 4)
    body = [int8(model.table.detach()), int8(pieces), f32(columns), *(f32(c.bias) for convs in model.convs for c in convs)]
    for mid, out in zip(model.mids, model.outs): body += [f32(mid.weight), f32(mid.bias), f32(out.weight), f32(out.bias)]
    path.write_bytes(struct.pack("<I", len(head)) + head + b"".join(body))
    print("weights", path.stat().st_size, "bytes", flush=True)


t0 = time.time()
X = tensors(rows); lengths = (X > 0).sum(1).clamp(min=4)
level = torch.tensor([LEVELS[r["level"]] for r in rows]); cat = torch.tensor([CATEGORIES.index(r["category"]) if r["category"] else -1 for r in rows])
model = Twin()
show("as shipped", model)
opt = torch.optim.AdamW([{"params": [model.table], "lr": 3e-4}, {"params": [p for n, p in model.named_parameters() if n != "table"], "lr": 7e-4}], weight_decay=1e-3)
steps = EPOCHS * (len(rows) // BATCH + len(rows) // (BATCH * 16) + 2)
sched = torch.optim.lr_scheduler.OneCycleLR(opt, [3e-4, 7e-4], total_steps=steps, pct_start=0.1)
for epoch in range(EPOCHS):
    model.train()
    batches = [b for c in torch.randperm(len(rows)).split(BATCH * 16) for b in c[lengths[c].argsort()].split(BATCH)]
    for done, i in enumerate(torch.randperm(len(batches)).tolist()):
        b = batches[i]
        out = model(X[b][:, :int(lengths[b].max()) + 4])
        loss = sum(loss_of(o, level[b], cat[b]) for o in out)
        opt.zero_grad(); loss.backward(); opt.step(); sched.step()
        if done % 50 == 0: print(f"   {epoch}: {done} of {len(batches)}, {float(loss):.3f}, {time.time() - t0:.0f} s", flush=True)
    show(f"epoch {epoch}", model)
    export(model, OUT / "weights.bin")
