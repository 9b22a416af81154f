"""Trains the crisis classifier and writes its weights. See README.md beside it for the commands.

python3 train.py compare <build> <out>     several kinds of model, five folds by pattern
python3 train.py final <build> <out>       the chosen kind: figures on held-out patterns, then weights.bin
python3 train.py ship <build> <out>        weights.bin alone
"""
import json, sys, time
from pathlib import Path
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MODE, BUILD, OUT = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
OUT.mkdir(parents=True, exist_ok=True)
DEV = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(7); np.random.seed(7)
torch.backends.cuda.matmul.allow_tf32 = True
CATEGORIES = ["suicide", "self_harm", "harm_to_others", "abuse", "medical_emergency", "psychosis", "eating_disorder"]
BUCKETS, MAXLEN, FOLDS = 8192, 96, 5


def grams(word):
    marked = f"<{word}>"
    found = []
    for size in (3, 4, 5):
        for at in range(len(marked) - size + 1):
            h = 0x811C9DC5
            for c in marked[at:at + size]:
                h = ((h ^ ord(c)) * 0x01000193) & 0xFFFFFFFF
            found.append(h % BUCKETS)
    return found


words = (BUILD / "words.txt").read_text().split("\n")
glove = np.fromfile(BUILD / "vectors.f32", dtype=np.float32).reshape(len(words), -1)
glove = (glove - glove.mean(0)) / glove.std()
DIM = glove.shape[1]
rank = {w: i for i, w in enumerate(words)}
rows = [json.loads(line) for line in (BUILD / "rows.jsonl").read_text().split("\n") if line]
measures = {p.name[8:-6]: [json.loads(l) for l in p.read_text().split("\n") if l] for p in sorted(BUILD.glob("measure-*.jsonl"))}
counts = {}
for r in rows:
    for t in set(r["tokens"]):
        counts[t] = counts.get(t, 0) + 1
# Words of their own: frequent here, but without a vector in the table ("i", "a", slang).
specials = sorted(t for t, c in counts.items() if t not in rank and c >= 12)
unknown = set()
for source in [rows, *measures.values()]:
    for r in source:
        unknown.update(t for t in r["tokens"] if t not in rank)
others = sorted(unknown - set(specials))
vocab = ["<pad>"] + words + specials + others
index = {w: i for i, w in enumerate(vocab)}


def mimic():
    """Sub-word vectors that stand in for words without one: fitted to spell the known vectors."""
    torch.manual_seed(7)
    ids = [grams(w)[:24] for w in words]
    mat = torch.full((len(ids), 24), BUCKETS, dtype=torch.long)
    for i, g in enumerate(ids):
        mat[i, :len(g)] = torch.tensor(g)
    mat = mat.to(DEV); target = torch.tensor(glove, device=DEV)
    table = nn.Embedding(BUCKETS + 1, DIM, padding_idx=BUCKETS, device=DEV)
    nn.init.normal_(table.weight, std=0.1)
    with torch.no_grad(): table.weight[BUCKETS] = 0
    opt = torch.optim.Adam(table.parameters(), 3e-3)
    weight = 1 / torch.sqrt(torch.arange(len(words), device=DEV) + 50.0); weight = weight / weight.mean()
    for epoch in range(40):
        order = torch.randperm(min(40000, len(words)), device=DEV)
        for at in range(0, len(order), 4096):
            b = order[at:at + 4096]
            v = table(mat[b]).sum(1) / (mat[b] < BUCKETS).sum(1, keepdim=True).clamp(min=1)
            loss = (((v - target[b]) ** 2).mean(1) * weight[b]).mean()
            opt.zero_grad(); loss.backward(); opt.step()
    print("mimic loss", float(loss), flush=True)
    return table.weight.detach()[:BUCKETS]


t0 = time.time()
sub_table = mimic()
print("mimic", round(time.time() - t0), "s", flush=True)


def spelled(tokens):
    out = torch.zeros(len(tokens), DIM, device=DEV)
    for i, t in enumerate(tokens):
        g = grams(t)
        if g: out[i] = sub_table[torch.tensor(g, device=DEV)].mean(0)
    return out


# Every token's fixed vector, and how it would be spelled were it unknown.
needed = set()
for source in [rows, *measures.values()]:
    for r in source: needed.update(r["tokens"])
fixed = torch.zeros(len(vocab), DIM, device=DEV)
fixed[1:1 + len(words)] = torch.tensor(glove, device=DEV)
spell = fixed.clone()
need_ids = torch.tensor(sorted(index[t] for t in needed), device=DEV)
spell[need_ids] = spelled([vocab[i] for i in need_ids.tolist()])
other_ids = torch.tensor([index[t] for t in others], device=DEV, dtype=torch.long)
fixed[other_ids] = spell[other_ids]
special_ids = torch.tensor([index[t] for t in specials], device=DEV, dtype=torch.long)
special_of = torch.zeros(len(vocab), dtype=torch.long, device=DEV)
special_of[special_ids] = torch.arange(1, len(specials) + 1, device=DEV)

# Near words for gentle swaps while training.
near = torch.zeros(len(vocab), 6, dtype=torch.long, device=DEV)
unit = F.normalize(fixed[:30001], dim=1)
for chunk in need_ids.split(2048):
    sims = F.normalize(fixed[chunk], dim=1) @ unit.T
    near[chunk] = sims.topk(7).indices[:, 1:]


def tensors(items):
    x = torch.zeros(len(items), MAXLEN, dtype=torch.long)
    for i, r in enumerate(items):
        ids = [index[t] for t in r["tokens"]][:MAXLEN]
        x[i, :len(ids)] = torch.tensor(ids, dtype=torch.long)
    return x.to(DEV)


X = tensors(rows)
level = torch.tensor([{"none": 0, "concern": 1, "crisis": 2}[r["level"]] for r in rows], device=DEV)
cat = torch.tensor([CATEGORIES.index(r["category"]) if r["category"] else -1 for r in rows], device=DEV)
lengths = (X > 0).sum(1).clamp(min=4)
bare = torch.tensor([r["isBare"] for r in rows], device=DEV)
fold = torch.tensor([r["fold"] for r in rows], device=DEV)
families = sorted({r["family"] for r in rows})
fam = torch.tensor([families.index(r["family"]) for r in rows], device=DEV)


# Words seen in several patterns may move a little from where general text put them.
seen_ids = torch.tensor(sorted(index[t] for t, c in counts.items() if t in rank and c >= 40), device=DEV)
seen_of = torch.zeros(len(vocab), dtype=torch.long, device=DEV)
seen_of[seen_ids] = torch.arange(1, len(seen_ids) + 1, device=DEV)


class Base(nn.Module):
    def __init__(self, dim=64, tuned=False):
        super().__init__()
        self.tuned = nn.Embedding(len(seen_ids) + 1, DIM, padding_idx=0) if tuned else None
        if tuned: nn.init.zeros_(self.tuned.weight)
        self.special = nn.Embedding(len(specials) + 1, DIM, padding_idx=0)
        nn.init.normal_(self.special.weight, std=0.3)
        with torch.no_grad(): self.special.weight[0] = 0
        self.proj = nn.Linear(DIM, dim, bias=False)

    def embed(self, x):
        pad = x == 0
        e = fixed[x]
        if self.training:
            swap = (torch.rand(x.shape, device=DEV) < SWAP) & (near[x][..., 0] > 0)
            pick = near[x].gather(2, torch.randint(0, 6, (*x.shape, 1), device=DEV))[..., 0]
            e = torch.where(swap[..., None], fixed[pick], e)
            as_spelled = torch.rand(x.shape, device=DEV) < 0.05
            e = torch.where(as_spelled[..., None], spell[x], e)
            e = e + torch.randn_like(e) * NOISE
        e = e + self.special(special_of[x])
        if self.tuned is not None: e = e + self.tuned(seen_of[x])
        if self.training:
            e = e * (torch.rand(*x.shape, 1, device=DEV) > DROPWORD)
        return self.proj(e * (~pad)[..., None]), pad


class Bag(Base):
    def __init__(self, dim=64, hidden=128):
        super().__init__(dim)
        self.out = nn.Sequential(nn.Dropout(0.3), nn.Linear(3 * dim, hidden), nn.ReLU(), nn.Dropout(0.3), nn.Linear(hidden, 9))
    def forward(self, x):
        e, pad = self.embed(x)
        n = (~pad).sum(1, keepdim=True).clamp(min=1)
        big = e.masked_fill(pad[..., None], -9).amax(1); small = (-e).masked_fill(pad[..., None], -9).amax(1)
        return self.out(torch.cat([e.sum(1) / n, big, small], 1))


class Cnn(Base):
    def __init__(self, dim=64, filters=128, widths=(1, 2, 3, 4), hidden=64, drop=0.4, tuned=False):
        super().__init__(dim, tuned)
        self.convs = nn.ModuleList(nn.Conv1d(dim, filters, w, padding=w - 1) for w in widths)
        self.mid = nn.Linear(filters * len(widths), hidden); self.out = nn.Linear(hidden, 9); self.drop = drop
    def forward(self, x):
        e, pad = self.embed(x)
        h = [F.relu(c(e.transpose(1, 2))).amax(2) for c in self.convs]
        h = F.dropout(torch.cat(h, 1), self.drop, self.training)
        return self.out(F.dropout(F.relu(self.mid(h)), 0.3, self.training))


class Twin(Base):
    """Two convolution branches over one embedding, trained side by side and averaged."""
    def __init__(self, dim=64, filters=96, widths=(1, 2, 3, 4), hidden=64, branches=2, drop=0.4):
        super().__init__(dim)
        self.convs = nn.ModuleList(nn.ModuleList(nn.Conv1d(dim, filters, w, padding=w - 1) for w in widths) for _ in range(branches))
        self.mids = nn.ModuleList(nn.Linear(filters * len(widths), hidden) for _ in range(branches))
        self.outs = nn.ModuleList(nn.Linear(hidden, 9) for _ in range(branches)); self.drop = drop
    def forward(self, x):
        e, pad = self.embed(x); e = e.transpose(1, 2)
        answers = []
        for convs, mid, out in zip(self.convs, self.mids, self.outs):
            h = F.dropout(torch.cat([F.relu(c(e)).amax(2) for c in convs], 1), self.drop, self.training)
            answers.append(out(F.dropout(F.relu(mid(h)), 0.3, self.training)))
        answers = torch.stack(answers)
        return answers if self.training else answers.mean(0)


class Gru(Base):
    def __init__(self, dim=64, hidden=64):
        super().__init__(dim)
        self.gru = nn.GRU(dim, hidden, batch_first=True, bidirectional=True)
        self.out = nn.Sequential(nn.Dropout(0.4), nn.Linear(4 * hidden, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 9))
    def forward(self, x):
        e, pad = self.embed(x)
        e = F.dropout(e, 0.2, self.training)
        lens = (~pad).sum(1).clamp(min=1).cpu()
        packed = nn.utils.rnn.pack_padded_sequence(e, lens, batch_first=True, enforce_sorted=False)
        h, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=x.shape[1])
        m = pad[..., None]
        return self.out(torch.cat([h.masked_fill(m, -9).amax(1), h.masked_fill(m, 0).sum(1) / (~m).sum(1).clamp(min=1)], 1))


class Former(Base):
    def __init__(self, dim=64, layers=2):
        super().__init__(dim)
        self.pos = nn.Parameter(torch.randn(MAXLEN, dim) * 0.02)
        layer = nn.TransformerEncoderLayer(dim, 4, dim * 2, 0.2, batch_first=True, norm_first=True)
        self.enc = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        self.out = nn.Sequential(nn.Dropout(0.3), nn.Linear(2 * dim, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 9))
    def forward(self, x):
        e, pad = self.embed(x)
        safe = pad.clone(); safe[:, 0] = False
        h = self.enc(e + self.pos[:x.shape[1]], src_key_padding_mask=safe)
        m = pad[..., None]
        return self.out(torch.cat([h.masked_fill(m, -9).amax(1), h.masked_fill(m, 0).sum(1) / (~m).sum(1).clamp(min=1)], 1))


class Ngram(nn.Module):
    """Hashed words, pairs and triples of words and no vectors: logistic regression."""
    def __init__(self, buckets=65536):
        super().__init__()
        self.b = buckets; self.w = nn.EmbeddingBag(buckets * 3, 9, mode="sum"); nn.init.zeros_(self.w.weight); self.bias = nn.Parameter(torch.zeros(9))
    def forward(self, x):
        a, b, c = x, x.roll(-1, 1), x.roll(-2, 1)
        if self.training: a = torch.where(torch.rand(x.shape, device=DEV) < 0.1, 0, a)
        ids = torch.cat([a % self.b, self.b + (a * 31337 + b) % self.b, 2 * self.b + (a * 7919 + b * 104729 + c) % self.b], 1)
        keep = torch.cat([a > 0, (a > 0) & (b > 0), (a > 0) & (c > 0)], 1).float()
        return self.w(ids, per_sample_weights=keep) + self.bias


SWAP, NOISE, DROPWORD = 0.08, 0.15, 0.06


def loss_of(out, lv, ct, w):
    crisis = F.binary_cross_entropy_with_logits(out[:, 0], (lv == 2).float() * 0.98 + 0.01, reduction="none")
    # A concern is not a none: it may lean either way on the crisis output.
    crisis = crisis * torch.where(lv == 1, 0.3, 1.0)
    risk = F.binary_cross_entropy_with_logits(out[:, 1], (lv >= 1).float() * 0.98 + 0.01, reduction="none")
    named = ct >= 0
    kind = F.cross_entropy(out[named, 2:], ct[named], reduction="none") if named.any() else out.sum() * 0
    return (crisis * w).mean() + 0.7 * (risk * w).mean() + 0.5 * kind.mean()


def fit(make, train_ids, epochs=24, lr=2e-3, seed=7, batch=256, decay=1e-3):
    torch.manual_seed(seed)
    model = make().to(DEV)
    opt = torch.optim.AdamW(model.parameters(), lr, weight_decay=decay)
    steps = epochs * (len(train_ids) // batch + 32)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, lr, total_steps=steps + 1, pct_start=0.1)
    w = torch.ones(len(rows), device=DEV)
    average = {n: v.clone() for n, v in model.state_dict().items()}; step = 0
    model.train()
    for _ in range(epochs):
        order = train_ids[torch.randperm(len(train_ids), device=DEV)]
        # Rows of like length together, in random order: less padding, the same data.
        chunks = [c[lengths[c].argsort()] for c in order.split(batch * 16)]
        batches = [b for c in chunks for b in c.split(batch)]
        for i in torch.randperm(len(batches)).tolist():
            b = batches[i]
            out = model(X[b][:, :int(lengths[b].max()) + 4])
            loss = sum(loss_of(o, level[b], cat[b], w[b]) for o in out) if out.dim() == 3 else loss_of(out, level[b], cat[b], w[b])
            opt.zero_grad(); loss.backward(); opt.step(); sched.step()
            with torch.no_grad():
                step += 1
                keep = min(0.997, step / (step + 20))
                for name, value in model.state_dict().items(): average[name].mul_(keep).add_(value, alpha=1 - keep)
    model.load_state_dict(average)
    return model.eval()


@torch.no_grad()
def outputs(model, x):
    return torch.cat([model(c) for c in x.split(2048)])


def at_rate(scores, negative, positive, rate):
    t = torch.quantile(scores[negative], 1 - rate)
    return float(t), float((scores[positive] > t).float().mean())


def measure(name, out, items, threshold):
    s = torch.sigmoid(out[:, 0])
    crisis = torch.tensor([r["label"] == "crisis" for r in items], device=DEV)
    none = torch.tensor([r["label"] == "none" for r in items], device=DEV)
    line = f"   {name}: recall {float((s[crisis] > threshold).float().mean()):.3f} false {float((s[none] > threshold).float().mean()):.3f}"
    for rate in (0.02, 0.05):
        t, rec = at_rate(s, none, crisis, rate)
        line += f" | own t at {rate:.0%}: {rec:.3f} (t {t:.2f})"
    print(line, flush=True)


def folds_of(make, which, **options):
    oof = torch.zeros(len(rows), 9, device=DEV)
    outs = {m: 0 for m in measures}
    for f in which:
        model = fit(make, (fold != f).nonzero()[:, 0], **options)
        held = (fold == f).nonzero()[:, 0]
        oof[held] = outputs(model, X[held])
        for m, items in measures.items(): outs[m] = outs[m] + outputs(model, tensors(items)) / len(which)
    return oof, outs


def report(name, oof, outs, which, seconds):
    s = torch.sigmoid(oof[:, 0]); r = torch.sigmoid(oof[:, 1])
    inside = sum((fold == f) for f in which).bool()
    for part, mask in (("bare", inside & bare), ("all", inside)):
        line = f"{name} {part}:"
        for rate in (0.03, 0.05, 0.1):
            t, rec = at_rate(s, mask & (level == 0), mask & (level == 2), rate)
            line += f" recall {rec:.3f} at {rate:.0%} (t {t:.2f})"
        _, con = at_rate(r, mask & (level == 0), mask & (level == 1), 0.12)
        right = mask & (level == 2)
        print(line + f"; concern {con:.3f}; category {float((oof[right][:, 2:].argmax(1) == cat[right]).float().mean()):.3f}; {seconds:.0f} s")
    mask = inside & bare
    t, _ = at_rate(s, mask & (level == 0), mask & (level == 2), 0.05)
    print("   " + ", ".join(f"{c} {float((s[mask & (level == 2) & (cat == i)] > t).float().mean()):.2f}" for i, c in enumerate(CATEGORIES)))
    for m, items in measures.items(): measure(m, outs[m], items, t)


VOCABULARY = 20000


def export(model, path):
    import struct
    proj = model.proj.weight.detach()
    frequent = words[:VOCABULARY]
    chosen = specials + [w for w in words if w in counts]
    known = set(chosen)
    chosen += [w for w in frequent if w not in known][:max(0, VOCABULARY - len(chosen))]
    ids = torch.tensor([index[w] for w in chosen], device=DEV)
    table = (fixed[ids] + model.special(special_of[ids]).detach()) @ proj.T
    sub = sub_table @ proj.T

    def int8(m):
        scale = m.abs().amax(1).clamp(min=1e-8) / 127
        return scale.cpu().numpy().astype("<f4").tobytes(), (m / scale[:, None]).round().cpu().numpy().astype("i1").tobytes()

    columns, biases, mids = [], [], []
    for convs, mid, out in zip(model.convs, model.mids, model.outs):
        for c in convs:
            biases.append(c.bias.detach())
            for k in range(c.weight.shape[2]): columns.append(c.weight.detach()[:, :, k])
        mids += [mid.weight.detach(), mid.bias.detach(), out.weight.detach(), out.bias.detach()]
    conv = torch.cat(columns, 0).T.contiguous()
    f32 = lambda m: m.float().cpu().numpy().astype("<f4").tobytes()
    header = json.dumps({
        "dimensions": proj.shape[0], "buckets": BUCKETS, "filters": model.convs[0][0].weight.shape[0], "widths": [c.weight.shape[2] for c in model.convs[0]],
        "branches": len(model.convs), "hidden": model.mids[0].weight.shape[0], "categories": CATEGORIES, "words": " ".join(chosen),
    }, ensure_ascii=False).encode()
    header += b" " * (-len(header) % 4)
    body = [*int8(table), b"\0" * (-(table.numel()) % 4), *int8(sub), f32(conv), *map(f32, biases), *map(f32, mids)]
    path.write_bytes(struct.pack("<I", len(header)) + header + b"".join(body))
    print("weights", path.stat().st_size, "bytes,", len(chosen), "words", flush=True)


CHOSEN = lambda: Twin()
EPOCHS = 20

if MODE == "final":
    t0 = time.time()
    which = [0, 1]
    oof, outs = folds_of(CHOSEN, which, epochs=EPOCHS)
    report("held-out", oof, outs, which, time.time() - t0)
    inside = sum((fold == f) for f in which).bool() & bare
    s = torch.sigmoid(oof[:, 0]); r = torch.sigmoid(oof[:, 1])
    crisis_at, _ = at_rate(s, inside & (level == 0), inside & (level == 2), 0.05)
    model = fit(CHOSEN, torch.arange(len(rows), device=DEV), epochs=EPOCHS)
    for m, items in measures.items(): measure(f"all patterns, {m}", outputs(model, tensors(items)), items, crisis_at)
    export(model, OUT / "weights.bin")
    held = inside.nonzero()[:, 0]
    np.save(OUT / "held-out.npy", torch.cat([oof[held], level[held][:, None], cat[held][:, None]], 1).cpu().numpy())
    check = {m: [round(float(v), 4) for v in torch.sigmoid(outputs(model, tensors(items))[:20, 0])] for m, items in measures.items()}
    print(json.dumps(check)); print(f"{time.time() - t0:.0f} s")

if MODE == "compare":
    kinds = {
        "ngram": (lambda: Ngram(), {}),
        "bag": (lambda: Bag(), {}),
        "cnn": (lambda: Cnn(), {}),
        "cnn tuned": (lambda: Cnn(tuned=True), {}),
        "cnn dim100": (lambda: Cnn(dim=100), {}),
        "cnn x192": (lambda: Cnn(filters=192), {}),
        "cnn 1-5": (lambda: Cnn(widths=(1, 2, 3, 4, 5)), {}),
        "cnn drop.6": (lambda: Cnn(drop=0.6), {}),
        "cnn decay.02": (lambda: Cnn(), {"decay": 0.02}),
        "cnn 40 epochs": (lambda: Cnn(), {"epochs": 40}),
        "cnn 12 epochs": (lambda: Cnn(), {"epochs": 12}),
        "former": (lambda: Former(), {}),
    }
    which = [0, 1]
    for name, (make, options) in kinds.items():
        t0 = time.time()
        oof, outs = folds_of(make, which, **options)
        report(name, oof, outs, which, time.time() - t0)
        np.save(OUT / f"oof-{name.replace(' ', '-')}.npy", oof.cpu().numpy())
        for m in outs: np.save(OUT / f"{m}-{name.replace(' ', '-')}.npy", outs[m].cpu().numpy()) if name == "cnn" else None
    for label, swap, noise, drop in (("no swap", 0, 0.15, 0.06), ("swap .15", 0.15, 0.15, 0.06), ("noise .4", 0.08, 0.4, 0.06), ("dropword .15", 0.08, 0.15, 0.15)):
        SWAP, NOISE, DROPWORD = swap, noise, drop
        t0 = time.time()
        oof, outs = folds_of(lambda: Cnn(), which)
        report(label, oof, outs, which, time.time() - t0)

if MODE == "ship":
    model = fit(CHOSEN, torch.arange(len(rows), device=DEV), epochs=EPOCHS)
    for m, items in measures.items(): measure(f"all patterns, {m}", outputs(model, tensors(items)), items, 0.8)
    export(model, OUT / "weights.bin")
