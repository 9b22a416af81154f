"""Teaches one encoder all that is read out of people's words, and writes reader.bin. See README.md.

python3 reader.py check <build> <out>    a fifth of everything held out: how often what is read is right
python3 reader.py ship <build> <out>     all of it, and reader.bin with later-vectors.bin
python3 reader.py teacher <build> <out> <steps> <fold>   dangers alone, one fold left out, and what it makes of every row
python3 reader.py go_on <build> <out> <steps> <folder with both>   the same, from what is shipped on, with what the teachers make of dangers

A published sentence encoder (twelve layers, MIT) is fine-tuned whole on three tasks at once: which danger a message
tells of, what is told and asked in a talk, and which case and which kind of answer it is. A message and
the descriptions of cases and kinds become vectors in one space; it is of the one whose description lies nearest. It
learns with the whole numbers it will be shipped with, so that nothing is lost by rounding afterwards.
"""
import gzip, json, struct, sys, time, collections
from pathlib import Path
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MODE, BUILD, OUT = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
OUT.mkdir(parents=True, exist_ok=True)
DEV = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
WIDTH, HEADS, INNER = 384, 12, 1536
MASK = 4
STEPS = int(sys.argv[4]) if len(sys.argv) > 4 else 3000
GOES_ON = MODE == "go_on"
RATE, HEAD_RATE = (8e-5, 4e-4) if GOES_ON else (1.5e-4, 1e-3)
# Where on the way the vectors of cases and kinds are put where their examples lie by then, and from where on it rounds.
AGAIN, ROUNDED = (2, 0) if GOES_ON else (0.3, 0.75)
CATEGORIES = ["suicide", "self_harm", "harm_to_others", "abuse", "medical_emergency", "psychosis", "eating_disorder"]
t0 = time.time()


def load(name): return [r for r in map(json.loads, gzip.open(BUILD / f"{name}.jsonl.gz", "rt")) if r["pieces"]]


class Texts:
    """Texts of a task on the device, and batches of them of about the same length."""
    def __init__(self, rows):
        self.lengths = torch.tensor([len(r["pieces"]) for r in rows])
        flat = torch.tensor(np.concatenate([np.array(r["pieces"], np.int64) for r in rows]))
        self.starts = (torch.cumsum(self.lengths, 0) - self.lengths).to(DEV)
        self.flat, self.lengths = flat.to(DEV), self.lengths.to(DEV)

    def __getitem__(self, ids):
        n = int(self.lengths[ids].max())
        span = torch.arange(n, device=DEV)[None]
        inside = span < self.lengths[ids][:, None]
        return torch.where(inside, self.flat[(self.starts[ids][:, None] + span).clamp(max=len(self.flat) - 1)], -1)

    def batches(self, ids, size):
        while True:
            order = ids[torch.randperm(len(ids), device=DEV)]
            some = [b for c in order.split(size * 16) for b in c[self.lengths[c].argsort()].split(size)]
            for i in torch.randperm(len(some)).tolist(): yield some[i]


def hidden(x, share=0.08):
    """Some words are hidden, so that no single one is relied on."""
    return torch.where((torch.rand(x.shape, device=DEV) < share) & (x > MASK), MASK, x)


# --- the encoder -----------------------------------------------------------------------------------------------------

places = json.loads((BUILD / "published.json").read_text())
LAYERS = sum(name.endswith("intermediate.dense.weight") for name in places)
published = np.fromfile(BUILD / "published.bin", np.uint8)


def matrix(name):
    kind = np.int8 if name == "pieces" else np.float32 if name == "pieces.scale" else np.float16
    at, shape = places[name]["at"], places[name]["shape"]
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return torch.tensor(published[at:at + size].view(kind).reshape(shape).astype(np.float32))


def rounded(x, steps):
    """Each row in steps of its own; what is learnt passes as if nothing had been rounded."""
    scale = x.detach().abs().amax(-1, keepdim=True).clamp(min=1e-8) / steps
    return x + ((x.detach() / scale).round() * scale - x.detach())


def linear(x, w, b, is_rounded):
    return F.linear(rounded(x, 63) if is_rounded else x, w, b)


def curved(x):
    """The published curve, as a polynomial that is quick to work out (Kim et al. 2021)."""
    z = x / 2 ** 0.5
    rest = z.abs().clamp(max=1.769) - 1.769
    return 0.5 * x * (1 + torch.sign(z) * (1 - 0.2888 * rest * rest))


class Reader(nn.Module):
    def __init__(self, outputs):
        super().__init__()
        p = lambda v: nn.Parameter(v.clone())
        self.pieces = p(matrix("pieces") * matrix("pieces.scale")[:, None])
        e = "embeddings."
        self.place = p(matrix(e + "position_embeddings.weight")[:128] + matrix(e + "token_type_embeddings.weight")[:1])
        self.n0, self.n0b = p(matrix(e + "LayerNorm.weight")), p(matrix(e + "LayerNorm.bias"))
        self.layers = nn.ModuleList()
        for i in range(LAYERS):
            l = f"encoder.layer.{i}."
            three = [f"{l}attention.self.{k}." for k in ("query", "key", "value")]
            self.layers.append(nn.ParameterDict({
                "qkv": p(torch.cat([matrix(k + "weight") for k in three])), "qkvb": p(torch.cat([matrix(k + "bias") for k in three])),
                "o": p(matrix(l + "attention.output.dense.weight")), "ob": p(matrix(l + "attention.output.dense.bias")),
                "n1": p(matrix(l + "attention.output.LayerNorm.weight")), "n1b": p(matrix(l + "attention.output.LayerNorm.bias")),
                "w1": p(matrix(l + "intermediate.dense.weight")), "b1": p(matrix(l + "intermediate.dense.bias")),
                "w2": p(matrix(l + "output.dense.weight")), "b2": p(matrix(l + "output.dense.bias")),
                "n2": p(matrix(l + "output.LayerNorm.weight")), "n2b": p(matrix(l + "output.LayerNorm.bias")),
            }))
        self.heads = nn.ModuleDict({name: nn.ModuleList([nn.Linear(2 * WIDTH, 256), nn.Linear(256, count)]) for name, count in outputs.items()})
        self.scale, self.bias = nn.Parameter(torch.tensor(16.0)), nn.Parameter(torch.tensor(-8.0))

    def matrices(self, is_rounded):
        """All that is multiplied with, rounded once for everything that is read with it."""
        own = lambda v: rounded(v, 127) if is_rounded else v
        return {"is_rounded": is_rounded, "pieces": own(self.pieces), "layers": [{n: own(d[n]) for n in ("qkv", "o", "w1", "w2")} for d in self.layers],
                **{name: [own(part.weight) for part in head] for name, head in self.heads.items()}}

    def forward(self, x, by):
        m, r = x >= 0, by["is_rounded"]
        h = F.embedding(x.clamp(min=0), by["pieces"]) + self.place[:x.shape[1]]
        drop = lambda v: F.dropout(v, 0.1, self.training)
        norm = lambda v, g, b: F.layer_norm(v, (WIDTH,), g, b, 1e-6)
        h = drop(norm(h, self.n0, self.n0b))
        for d, w in zip(self.layers, by["layers"]):
            q, k, v = (z.view(*z.shape[:2], HEADS, -1).transpose(1, 2) for z in linear(h, w["qkv"], d["qkvb"], r).chunk(3, -1))
            a = F.scaled_dot_product_attention(q, k, v, attn_mask=m[:, None, None, :]).transpose(1, 2).flatten(2)
            h = norm(h + drop(linear(a, w["o"], d["ob"], r)), d["n1"], d["n1b"])
            h = norm(h + drop(linear(curved(linear(h, w["w1"], d["b1"], r)), w["w2"], d["b2"], r)), d["n2"], d["n2b"])
        h = h.float()
        return (h * m[..., None]).sum(1) / m.sum(1, keepdim=True), h.masked_fill(~m[..., None], -9).amax(1)

    def answer(self, head, both, by):
        (one, two), (w1, w2), r = self.heads[head], by[head], by["is_rounded"]
        z = F.relu(linear(F.dropout(torch.cat(both, 1), 0.1, self.training), w1, one.bias, r))
        return linear(F.dropout(z, 0.1, self.training), w2, two.bias, r)


def point(both): return F.normalize(both[0], dim=1)


# --- dangers ---------------------------------------------------------------------------------------------------------

crisis_rows = load("crisis")
crisis_texts = Texts(crisis_rows)
level = torch.tensor([{"none": 0, "concern": 1, "crisis": 2}[r["level"]] for r in crisis_rows], device=DEV)
danger = torch.tensor([CATEGORIES.index(r["category"]) if r["category"] else -1 for r in crisis_rows], device=DEV)
fold = torch.tensor([r["fold"] for r in crisis_rows], device=DEV)
bare = torch.tensor([r["isBare"] for r in crisis_rows], device=DEV)
is_turn = torch.tensor([r["isTurn"] for r in crisis_rows], device=DEV)
crisis_held = fold == (int(sys.argv[5]) if MODE == "teacher" else 0)


def crisis_loss(out, b):
    lv, ct = level[b], danger[b]
    # ordinary talk that is taken for a danger weighs up to four times as much
    weight = torch.where(is_turn[b] & (lv == 0), 1 + 3 * torch.sigmoid(out[:, 0].detach() + 2), 1.0)
    crisis = F.binary_cross_entropy_with_logits(out[:, 0], (lv == 2).float() * 0.98 + 0.01, reduction="none")
    risk = F.binary_cross_entropy_with_logits(out[:, 1], (lv >= 1).float() * 0.98 + 0.01, reduction="none")
    named = ct >= 0
    kind = F.cross_entropy(out[named, 2:], ct[named]) if named.any() else 0
    # a concern is not a none: it may lean either way on the crisis output
    return (crisis * torch.where(lv == 1, 0.3, 1.0) * weight).mean() + 0.7 * (risk * weight).mean() + 0.3 * kind


def taught():
    """What the teachers make of each row: as much the one who never saw it as those who learnt it by heart."""
    views = {int(f.stem.split(".")[1]): torch.tensor(np.load(f).astype(np.float32)) for f in sorted(BUILD.glob("teacher.*.npy"))}
    if not views: return None
    stacked, at = torch.stack(list(views.values())).clamp(-7, 7), torch.tensor(list(views))
    unseen = (at[:, None] == fold.cpu()[None]).float()[..., None]
    seen_mean = (stacked * (1 - unseen)).sum(0) / (1 - unseen).sum(0).clamp(min=1)
    unseen_view = (stacked * unseen).sum(0)
    return torch.where(unseen.sum(0) > 0, (seen_mean + unseen_view) / 2, seen_mean).to(DEV)


def as_taught(out, views):
    """Soft answers where it matters, and the odds themselves."""
    soft = F.binary_cross_entropy_with_logits(out[:, :2], views[:, :2].sigmoid(), reduction="none").mean()
    kinds = -(F.softmax(views[:, 2:], 1) * F.log_softmax(out[:, 2:], 1)).sum(1).mean()
    return soft + 0.1 * F.mse_loss(out[:, :2].clamp(-7, 7), views[:, :2]) + 0.2 * kinds


def crisis_report(out):
    for name, harmless in (("look-alikes", ~is_turn), ("ordinary talk", is_turn)):
        none, grave = out[crisis_held & bare & (level == 0) & harmless, 0], out[crisis_held & bare & (level == 2), 0]
        print("crisis among", name, len(none), len(grave), " ".join(f"@{r:.1%} {float((grave > torch.quantile(none, 1 - r)).float().mean()):.3f}" for r in (0.002, 0.005, 0.012, 0.025, 0.05)), flush=True)


# --- what is told and asked ------------------------------------------------------------------------------------------

COUNTS = {"path": 4.0, "ask": 1.5, "tone": 1.0, "role": 0.35, "turn": 0.5, "act": 0.7}
talk_rows = load("talk")
talk_texts = Texts(talk_rows)
ONE = {"path": sorted({p for r in talk_rows for p in r.get("path", {})}), "ask": sorted({r["ask"] for r in talk_rows if "ask" in r}), "tone": ["good", "heavy", "plain"]}
ANY = {"role": sorted({x for r in talk_rows for x in [*r.get("role", []), *([r["roleOnly"]] if "roleOnly" in r else [])]}),
       "turn": sorted({x for r in talk_rows for x in r.get("turn", [])}), "act": sorted({x for r in talk_rows for x in r.get("act", [])})}
TALK, SPAN = [], {}
for head, names in {**ONE, **ANY}.items():
    SPAN[head] = slice(len(TALK), len(TALK) + len(names))
    TALK += [f"{head}/{n}" for n in names]
talk_at = {n: i for i, n in enumerate(TALK)}
goal, weight = torch.zeros(len(talk_rows), len(TALK)), torch.zeros(len(talk_rows), len(TALK))
for i, r in enumerate(talk_rows):
    for p, share in r.get("path", {}).items(): goal[i, talk_at[f"path/{p}"]] = share
    if "path" in r: weight[i, SPAN["path"]] = 1
    if "ask" in r: goal[i, talk_at[f"ask/{r['ask']}"]] = 1; weight[i, SPAN["ask"]] = 0.3 if "talk" in r or "roleOnly" in r else 1
    if "tone" in r: goal[i, talk_at[f"tone/{r['tone']}"]] = 1; weight[i, SPAN["tone"]] = 1
    for head in ANY:
        if head in r:
            weight[i, SPAN[head]] = 1
            for x in r[head]: goal[i, talk_at[f"{head}/{x}"]] = 1
    if "roleOnly" in r:
        weight[i, SPAN["role"]] = 0.15
        j = talk_at[f"role/{r['roleOnly']}"]; goal[i, j] = 1; weight[i, j] = 1
goal, weight = goal.to(DEV), weight.to(DEV)
talk = torch.tensor([r.get("talk", -1) for r in talk_rows], device=DEV)
talk_held = (talk >= 0) & (talk % 3 == 0)
loose_held = (talk < 0) & (torch.arange(len(talk_rows), device=DEV) % 8 == 0)


def talk_loss(out, b):
    loss = 0
    for head in ONE:
        s = SPAN[head]; w = weight[b][:, s].amax(1)
        g = goal[b][:, s] * 0.93 + 0.07 / (s.stop - s.start)
        loss = loss + COUNTS[head] * (-(g * F.log_softmax(out[:, s], 1)).sum(1) * w).sum() / len(b)
    for head in ANY:
        s = SPAN[head]; g, w = goal[b][:, s], weight[b][:, s]
        loss = loss + COUNTS[head] * (F.binary_cross_entropy_with_logits(out[:, s], g * 0.96 + 0.02, reduction="none") * w * torch.where(g > 0, 2.0, 1.0)).sum() / len(b)
    return loss


def talk_report(out):
    for head in ONE:
        s = SPAN[head]; p = F.softmax(out[:, s], 1)
        for part, among in (("talks", talk_held), ("written", loose_held)):
            i = (among & (weight[:, s].sum(1) > 0)).nonzero()[:, 0]
            if len(i) == 0: continue
            g, top = goal[i][:, s], p[i].topk(min(4, s.stop - s.start), 1)
            right = g.gather(1, top.indices) > 0; sure = top.values[:, 0].argsort(descending=True)
            print(head, part, f"{len(i)}: first {right[:, 0].float().mean():.3f}, in two {right[:, :2].any(1).float().mean():.3f}, in four {right.any(1).float().mean():.3f};",
                  " ".join(f"surest {q:.0%} {right[sure[:max(1, int(len(i) * q))], 0].float().mean():.2f} (p>{top.values[sure[int(len(i) * q) - 1], 0]:.2f})" for q in (0.1, 0.25, 0.5, 0.75)), flush=True)
    for head in ANY:
        for n in ANY[head]:
            j = talk_at[f"{head}/{n}"]; i = (talk_held & (weight[:, j] >= 1)).nonzero()[:, 0]
            s, pos = out[i, j].sigmoid(), goal[i, j].sum()
            print(f"{head}/{n}", f"{int(pos)} of {len(i)};", " | ".join(f">{t}: {goal[i, j][s >= t].mean():.2f} of {int((s >= t).sum())}, finds {goal[i, j][s >= t].sum() / pos.clamp(min=1):.2f}" for t in (0.5, 0.8, 0.9) if (s >= t).any()), flush=True)


# --- cases and kinds of answers --------------------------------------------------------------------------------------

kind_rows = load("kinds")
labels = [r for r in kind_rows if r["row"] == "label"]
# a description is an example of what it describes
told = [r for r in kind_rows if r["row"] != "label"] + [{**r, "row": "is", "example": 1} for r in labels]
# shapes are the hardest to tell apart, and are seen twice as often
told += [r for r in told if r["name"].startswith(("remark/", "answer/", "next/"))]
# what was marked in talks is nearest to what will be read
told += [r for r in told if r.get("isMarked")]
NAMES = [r["name"] for r in labels]
name_at = {n: i for i, n in enumerate(NAMES)}
label_texts, told_texts = Texts(labels), Texts(told)
groups = collections.defaultdict(list)
for r in labels: groups[r["among"]].append(name_at[r["name"]])
order = {q: i for i, q in enumerate(sorted(groups))}
AMONG = torch.full((len(order) + 1, max(map(len, groups.values()))), -1, dtype=torch.long)
for q, found in groups.items(): AMONG[order[q], :len(found)] = torch.tensor(found)
AMONG = AMONG.to(DEV)
question = torch.tensor([order.get(r["among"], len(order)) for r in told], device=DEV)
label = torch.tensor([name_at.get(r["name"], 0) for r in told], device=DEV)
kind = {k: torch.tensor([r["row"] == k for r in told], device=DEV) for k in ("is", "not", "none")}
# what is shipped leaves out one example in twenty too, to say how sure it may be
told_held = torch.tensor([r["row"] == "is" and r["example"] % (5 if MODE == "check" else 20) == (0 if MODE == "check" else 5) for r in told], device=DEV)
ABOUT = torch.tensor([n.startswith(("say/", "moment/")) for n in NAMES], device=DEV)
about = ABOUT.nonzero()[:, 0]


def kinds_loss(model, texts, b, described):
    among = AMONG[question[b]]; need = torch.unique(torch.cat([among[among >= 0], about]))
    vectors = F.normalize(described[need], dim=1)
    s = (model.scale * (texts @ vectors.T)).float()
    place = torch.full((len(labels),), -1, dtype=torch.long, device=DEV); place[need] = torch.arange(len(need), device=DEV)
    yes = kind["is"][b]
    own = s.gather(1, place[among.clamp(min=0)].clamp(min=0)).masked_fill(among < 0, -1e4)
    loss = F.cross_entropy(own[yes], (among[yes] == label[b][yes][:, None]).float().argmax(1))
    goals, weights = torch.zeros_like(s), torch.full_like(s, 0.02)
    some = ~kind["none"][b]; i = torch.arange(len(b), device=DEV)[some]; j = place[label[b][some]]
    goals[i, j] = yes[some].float(); weights[i, j] = 1.0
    weights[kind["none"][b]] = torch.where(ABOUT[need], 0.1, 0.01)[None].float()
    return loss + 0.5 * (F.binary_cross_entropy_with_logits(s + model.bias, goals, reduction="none") * weights).sum() / len(b)


def kinds_report(s):
    for part in ("kind", "case", "say", "remark", "answer", "next") if MODE != "check" else ("kind", "case", "later", "say", "remark", "answer", "next"):
        i = (told_held & torch.tensor([r["name"].startswith(part + "/") for r in told], device=DEV)).nonzero()[:, 0]
        among = AMONG[question[i]]; own = s[i].gather(1, among.clamp(min=0)).masked_fill(among < 0, -1e4)
        p, best = own.softmax(1).topk(3, 1); right = among.gather(1, best) == label[i][:, None]; sure = p[:, 0].argsort(descending=True)
        print(part, f"{len(i)}: first {right[:, 0].float().mean():.3f} in three {right.any(1).float().mean():.3f};", " ".join(f"surest {q:.0%} {right[sure[:int(len(i) * q)], 0].float().mean():.2f} (p>{p[sure[int(len(i) * q) - 1], 0]:.2f})" for q in (0.1, 0.25, 0.4, 0.5, 0.6, 0.75)), flush=True)
        if len(i) == 0: continue
        if part == "case":
            quiet = s[kind["none"]][:, AMONG[order["case"]][AMONG[order["case"]] >= 0]].softmax(1).amax(1)
            print("case, in talk of anything:", " ".join(f">{t}: {(quiet > t).float().mean():.3f}" for t in (0.3, 0.5, 0.7, 0.8, 0.9)), flush=True)
        if part in ("say", "remark", "answer", "next"):
            belief = own.sigmoid().amax(1); quiet = s[kind["none"]][:, AMONG[order[part]][AMONG[order[part]] >= 0]].sigmoid().amax(1)
            print(part, "believed", " ".join(f">{t}: {right[belief > t, 0].float().mean():.2f} of {(belief > t).float().mean():.2f}, in talk {(quiet > t).float().mean():.3f}" for t in (0.3, 0.5, 0.7, 0.9)), flush=True)


# --- learning --------------------------------------------------------------------------------------------------------

@torch.no_grad()
def vectors(model, texts, count):
    by = model.matrices(True)
    return torch.cat([point(model(texts[c], by)) for c in torch.arange(count, device=DEV).split(2048)])


@torch.no_grad()
def outputs(model, head, texts, ids):
    by = model.matrices(True)
    return torch.cat([model.answer(head, model(texts[c], by), by) for c in ids.split(2048)])


@torch.no_grad()
def begun(model, use):
    """Where descriptions and examples lie by now."""
    model.eval()
    said, described = vectors(model, told_texts, len(told)), vectors(model, label_texts, len(labels))
    model.train()
    return F.normalize(described + F.normalize(torch.zeros_like(described).index_add_(0, label[use], said[use]), dim=1), dim=1)


@torch.no_grad()
def shipped(model, described):
    """What is shipped, as numbers to go on from: names that it does not know begin where their examples lie."""
    def opened(name):
        data = (Path(sys.argv[5]) / name).read_bytes()
        size = struct.unpack("<I", data[:4])[0]
        return json.loads(data[4:4 + size]), data[4 + size:]
    header, body = opened("reader.bin")
    def raw(name, kind):
        at, shape = header["entries"][name]
        return torch.tensor(np.frombuffer(body, kind, int(np.prod(shape)), at).reshape(shape).astype(np.float32))
    def small(name): return raw(name, np.int8) * raw(name + ".scale", np.dtype("<f4"))[:, None]
    def put(into, value): into.copy_(value[:len(into)])
    assert header["names"]["talk"] == TALK
    put(model.pieces, small("pieces"))
    for n in ("place", "n0", "n0b"): put(getattr(model, n), raw(n, np.dtype("<f4")))
    for i, d in enumerate(model.layers):
        for n in ("qkv", "o", "w1", "w2"): put(d[n], small(f"{i}.{n}"))
        for n in ("qkvb", "ob", "b1", "b2", "n1", "n1b", "n2", "n2b"): put(d[n], raw(f"{i}.{n}", np.dtype("<f4")))
    for name, parts in model.heads.items():
        for part, n in zip(parts, ("mid", "out")): put(part.weight, small(f"{name}.{n}")); put(part.bias, raw(f"{name}.{n}b", np.dtype("<f4")))
    model.scale.fill_(header["scale"]); model.bias.fill_(header["bias"])
    described.copy_(begun(model, kind["is"] & ~told_held))
    for n, v in zip(header["names"]["near"], small("near")):
        if n in name_at: described[name_at[n]] = F.normalize(v, dim=0).to(DEV)
    header, body = opened("later-vectors.bin")
    rows = torch.tensor(np.frombuffer(body, np.int8).reshape(-1, WIDTH).astype(np.float32))
    for case, (at, count) in header["cases"].items():
        for i in range(count):
            if f"later/{case}.{i}" in name_at: described[name_at[f"later/{case}.{i}"]] = F.normalize(rows[at + i], dim=0).to(DEV)


def encoded(model, by, parts):
    """Texts of all tasks at once: the short ones together, and the long ones."""
    eights = lambda length: -(-int(length) // 8) * 8
    n = eights(max(p.shape[1] for p in parts))
    x = hidden(torch.cat([F.pad(p, (0, n - p.shape[1]), value=-1) for p in parts]))
    lengths = (x >= 0).sum(1); order = lengths.argsort(); cut = int(len(order) * 0.7)
    both = [model(x[ids][:, :eights(lengths[ids].max())], by) for ids in (order[:cut], order[cut:])]
    back = order.argsort(); sizes = [len(p) for p in parts]
    mean, most = (torch.cat([b[i] for b in both])[back].split(sizes) for i in (0, 1))
    return list(zip(mean, most))


def teacher(steps):
    """Learns dangers alone, from what is published, without rounding."""
    torch.manual_seed(100 + int(sys.argv[5]))
    rows = crisis_texts.batches((~crisis_held).nonzero()[:, 0], 448)
    model = Reader({"crisis": 2 + len(CATEGORIES)}).to(DEV).train()
    heads = list(model.heads.parameters())
    own = [p for n, p in model.named_parameters() if not n.startswith(("heads", "scale", "bias"))]
    opt = torch.optim.AdamW([{"params": own}, {"params": heads}], weight_decay=0.01, fused=DEV == "cuda")
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, [RATE, HEAD_RATE], total_steps=steps + 1, pct_start=0.08)
    for step in range(steps):
        b = next(rows)
        with torch.autocast(DEV, torch.bfloat16):
            by = model.matrices(False)
            loss = crisis_loss(model.answer("crisis", encoded(model, by, [crisis_texts[b]])[0], by).float(), b)
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(own + heads, 1.0); opt.step(); sched.step()
        if step % 200 == 0: print(f"step {step}: {loss.item():.3f}, {time.time() - t0:.0f} s", flush=True)
    model.eval(); by = model.matrices(False)
    with torch.no_grad(), torch.autocast(DEV, torch.bfloat16):
        out = torch.empty(len(crisis_rows), 2 + len(CATEGORIES), device=DEV)
        for c in crisis_texts.lengths.argsort().split(2048): out[c] = model.answer("crisis", model(crisis_texts[c], by), by).float()
    crisis_report(out)
    np.save(OUT / f"teacher.{sys.argv[5]}.npy", out.half().cpu().numpy())


def learn(all_of_it, steps):
    torch.manual_seed(7)
    keep = lambda held: torch.arange(len(held), device=DEV) if all_of_it else (~held).nonzero()[:, 0]
    crisis = crisis_texts.batches(keep(crisis_held), 448)
    kinds = told_texts.batches((~told_held).nonzero()[:, 0], 256)
    talks = talk_texts.batches(keep(talk_held | loose_held), 64)
    use = kind["is"] & ~told_held
    model = Reader({"crisis": 2 + len(CATEGORIES), "talk": len(TALK)}).to(DEV).train()
    described = nn.Parameter(begun(model, use))
    if GOES_ON:
        shipped(model, described.data)
    views = taught() if GOES_ON else None
    heads = {id(p) for p in model.heads.parameters()}
    near = [model.scale, model.bias, described]
    skip = heads | {id(p) for p in near}
    own = [p for p in model.parameters() if id(p) not in skip]
    groups = [{"params": own, "weight_decay": 0.01}, {"params": list(model.heads.parameters()), "weight_decay": 0.01}, {"params": near, "weight_decay": 0.0}]
    opt = torch.optim.AdamW(groups, fused=DEV == "cuda")
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, [RATE, HEAD_RATE, HEAD_RATE], total_steps=steps + 1, pct_start=0.08)
    for step in range(steps):
        if step == int(steps * AGAIN):
            with torch.no_grad(): described.copy_(begun(model, use))
        a, b, c = next(crisis), next(kinds), next(talks)
        with torch.autocast(DEV, torch.bfloat16):
            by = model.matrices(step >= steps * ROUNDED)
            at_crisis, at_kinds, at_talk = encoded(model, by, [crisis_texts[a], told_texts[b], talk_texts[c]])
            of_crisis = model.answer("crisis", at_crisis, by).float()
            danger_loss = crisis_loss(of_crisis, a) if views is None else 0.4 * crisis_loss(of_crisis, a) + as_taught(of_crisis, views[a])
            loss = danger_loss + kinds_loss(model, point(at_kinds), b, described)
            loss = loss + 0.35 * talk_loss(model.answer("talk", at_talk, by).float(), c)
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_([p for g in groups for p in g["params"]], 1.0); opt.step(); sched.step()
        if step % 200 == 0: print(f"step {step}: {loss.item():.3f}, {time.time() - t0:.0f} s", flush=True)
    model.eval()
    return model, F.normalize(described, dim=1).detach()


@torch.no_grad()
def report(model, described):
    every = lambda texts: torch.arange(len(texts.lengths), device=DEV)
    kinds_report(model.scale * (vectors(model, told_texts, len(told)) @ described.T) + model.bias)
    if MODE != "check": return
    held = (crisis_held & bare).nonzero()[:, 0]
    out = torch.full((len(crisis_rows), 2 + len(CATEGORIES)), -99.0, device=DEV); out[held] = outputs(model, "crisis", crisis_texts, held)
    crisis_report(out)
    talk_report(outputs(model, "talk", talk_texts, every(talk_texts)))


# --- the file --------------------------------------------------------------------------------------------------------

@torch.no_grad()
def write(model, described):
    entries, body, offset = {}, [], 0

    def raw(name, value, what):
        nonlocal offset
        data = value.detach().cpu().numpy().astype(what).tobytes()
        entries[name] = [offset, list(value.shape)]
        body.append(data + b"\0" * (-len(data) % 16)); offset += len(body[-1])

    def whole(name, value): raw(name, value, "<f4")

    def small(name, value):
        """One row an output, so that a row is what one output is summed from; rows come in fours."""
        value = F.pad(value, (0, 0, 0, -len(value) % 4))
        scale = value.abs().amax(1).clamp(min=1e-8) / 127
        raw(name, (value / scale[:, None]).round(), "i1"); whole(name + ".scale", scale)

    small("pieces", model.pieces); whole("place", model.place); whole("n0", model.n0); whole("n0b", model.n0b)
    for i, d in enumerate(model.layers):
        for n in ("qkv", "o", "w1", "w2"): small(f"{i}.{n}", d[n])
        for n in ("qkvb", "ob", "b1", "b2", "n1", "n1b", "n2", "n2b"): whole(f"{i}.{n}", d[n])
    for name, (one, two) in model.heads.items():
        small(f"{name}.mid", one.weight); whole(f"{name}.midb", one.bias)
        small(f"{name}.out", two.weight); whole(f"{name}.outb", F.pad(two.bias, (0, -len(two.bias) % 4)))
    first = [i for i, n in enumerate(NAMES) if not n.startswith(("later/", "moment/"))]
    small("near", described[first])
    names = {"crisis": ["crisis", "risk", *CATEGORIES], "talk": TALK, "near": [NAMES[i] for i in first]}
    header = json.dumps({"heads": HEADS, "layers": LAYERS, "scale": model.scale.item(), "bias": model.bias.item(), "names": names, "entries": entries}).encode()
    header += b" " * (-(len(header) + 4) % 16)
    data = struct.pack("<I", len(header)) + header + b"".join(body)
    half = 12 << 20
    for n in range(0, len(data), half): (OUT / f"reader.bin.{n // half}").write_bytes(data[n:n + half])
    later = [i for i, n in enumerate(NAMES) if n.startswith("later/")]
    cases = collections.OrderedDict()
    for row, i in enumerate(later): cases.setdefault(NAMES[i][6:].rsplit(".", 1)[0], [row, 0])[1] += 1
    header = json.dumps({"width": WIDTH, "scale": model.scale.item(), "bias": model.bias.item(), "cases": cases}).encode()
    (OUT / "later-vectors.bin").write_bytes(struct.pack("<I", len(header)) + header + (described[later] * 127).round().to(torch.int8).cpu().numpy().tobytes())
    # what the reader should say of a few texts, to be compared with what it says where it is shipped
    some = torch.arange(0, len(told), max(1, len(told) // 20), device=DEV)[:20]
    by = model.matrices(True); both = model(told_texts[some], by)
    (OUT / "expected.json").write_text(json.dumps([{"pieces": told[i]["pieces"], "crisis": c.tolist(), "point": v.tolist()[:8], "near": n.tolist()[:8]} for i, c, v, n in zip(
        some.tolist(), model.answer("crisis", both, by), point(both), (model.scale * point(both) @ described[first].T + model.bias))]))
    print(len(data), "bytes", flush=True)


if MODE == "teacher":
    teacher(STEPS)
    sys.exit()
print(f"read {time.time() - t0:.0f} s; {len(crisis_rows)} {len(told)} {len(labels)} {len(talk_rows)}", flush=True)
model, described = learn(MODE != "check", STEPS)
write(model, described)
report(model, described)
print(f"{time.time() - t0:.0f} s", flush=True)
