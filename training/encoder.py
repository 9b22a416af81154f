"""Fine-tunes a small public sentence encoder on our patterns and writes encoder.bin. See README.md.

python3 encoder.py check <build> <out>    one fold held out: teachers, then the small model
python3 encoder.py ship <build> <out>     all patterns, then encoder.bin
python3 encoder.py teacher <build> <out> <seed>    one teacher alone, so that several learn side by side; "ship"
                                          then takes those it finds in <out>
python3 encoder.py go-on <build> <out> <encoder.bin> [held]    what is shipped learns the newest round: some
                                          twenty minutes on a processor, where no GPU is at hand; with "held"
                                          the newest round's first fold is kept out and measured

The teachers are the encoder as published (two layers, Apache-2.0), fine-tuned whole. The small model keeps
its first layer for every piece of text, with a narrower middle, and asks the second layer only a few fixed
questions of all pieces together: a fifth of the work, and nearly as good.
"""
import json, sys, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from encoder_file import export
from encoder_models import MODE, BUILD, OUT, DEV, CATEGORIES, shipped, Teacher, Small, GoneOn


def load(path):
    return [json.loads(line) for line in path.read_text().split("\n") if line]


def tensors(items):
    n = max(len(r["ids"]) for r in items)
    x = torch.full((len(items), n), -1, dtype=torch.long)
    for i, r in enumerate(items): x[i, :len(r["ids"])] = torch.tensor(r["ids"], dtype=torch.long)
    return x.to(DEV)


# Held-out recall at 3 % false alarms: 0.49 with two teachers, 8 epochs and 0.3; 0.54 with five, 14 and 0.6; 0.56 with 24 and 0.8.
TEACHER_SEEDS, STUDENT_EPOCHS, TAUGHT_SHARE = range(7, 14), 24, 0.7
HOLD = "held" in sys.argv[5:]
# Rows that what is shipped goes on with: what is new in several forms, and beside it enough of the old that it is not unlearned.
NEW_SHARE, OLD_SHARE, OLD_BARE_SHARE, GO_ON_EPOCHS = 0.5, 0.06, 0.45, 2


def is_drawn(r, newest, chance):
    if r["round"] == newest: return r["isBare"] or chance < NEW_SHARE
    return chance < (OLD_BARE_SHARE if r["isBare"] else OLD_SHARE)


rows = load(BUILD / "pieces-rows.jsonl")
NEWEST = max(r["round"] for r in rows)
if MODE == "go-on": rows = [r for r, chance in zip(rows, np.random.RandomState(10).rand(len(rows))) if is_drawn(r, NEWEST, chance)]
measures = {p.name[len("pieces-measure-"):-6]: load(p) for p in sorted(BUILD.glob("pieces-measure-*.jsonl"))}
X, MX = tensors(rows), {n: tensors(m) for n, m in measures.items()}
lengths = (X >= 0).sum(1)
level = torch.tensor([{"none": 0, "concern": 1, "crisis": 2}[r["level"]] for r in rows], device=DEV)
cat = torch.tensor([CATEGORIES.index(r["category"]) if r["category"] else -1 for r in rows], device=DEV)
fold = torch.tensor([r["fold"] for r in rows], device=DEV)
bare = torch.tensor([r["isBare"] for r in rows], device=DEV)
written = torch.tensor([r["round"] for r in rows], device=DEV)


def told(out, lv, ct):
    crisis = F.binary_cross_entropy_with_logits(out[:, 0], (lv == 2).float() * 0.98 + 0.01, reduction="none")
    risk = F.binary_cross_entropy_with_logits(out[:, 1], (lv >= 1).float() * 0.98 + 0.01)
    named = ct >= 0
    kind = F.cross_entropy(out[named, 2:], ct[named]) if named.any() else 0
    # A concern is not a none: it may lean either way on the crisis output.
    return (crisis * torch.where(lv == 1, 0.3, 1.0)).mean() + 0.7 * risk + 0.3 * kind


def taught(out, soft):
    return (F.binary_cross_entropy_with_logits(out[:, 0], torch.sigmoid(soft[:, 0])) + 0.7 * F.binary_cross_entropy_with_logits(out[:, 1], torch.sigmoid(soft[:, 1]))
            + 0.3 * F.cross_entropy(out[:, 2:], F.softmax(soft[:, 2:], 1)))


def fit(model, ids, epochs, lr, soft=None, alpha=0.3, batch=256, head_lr=1e-3):
    model = model.to(DEV).train()
    head = {id(p) for p in model.head.parameters()}
    groups = [{"params": [p for p in model.parameters() if id(p) not in head], "lr": lr}, {"params": list(model.head.parameters()), "lr": head_lr}]
    opt = torch.optim.AdamW(groups, weight_decay=0.01)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, [lr, head_lr], total_steps=epochs * (len(ids) // batch + 34), pct_start=0.1)
    for _ in range(epochs):
        order = ids[torch.randperm(len(ids), device=DEV)]
        batches = [b for c in order.split(batch * 16) for b in c[lengths[c].argsort()].split(batch)]
        for done, i in enumerate(torch.randperm(len(batches)).tolist()):
            b = batches[i]
            if DEV == "cpu" and done % 50 == 0: print(f"   {done} of {len(batches)}, {time.time() - t0:.0f} s", flush=True)
            x = X[b][:, :int(lengths[b].max())]
            x = torch.where((torch.rand(x.shape, device=DEV) < 0.08) & (x >= 0), torch.zeros_like(x), x)
            with torch.autocast(DEV, torch.bfloat16, enabled=DEV == "cuda"): out = model(x)
            out = out.float()
            loss = told(out, level[b], cat[b])
            if soft is not None: loss = (1 - alpha) * loss + alpha * taught(out, soft[b])
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step()
    return model.eval()


@torch.no_grad()
def outputs(model, x):
    return torch.cat([model(c[:, :max(1, int((c >= 0).sum(1).max()))]).float() for c in x.split(2048)])


def at_rate(s, negative, positive, rate):
    return float((s[positive] > torch.quantile(s[negative], 1 - rate)).float().mean())


def report(name, out, outs, held):
    lv, alone = level[held], bare[held]
    for part, mask in (("bare", alone), ("all", alone | True)):
        if mask.any(): print(name, part, " ".join(f"@{r:.0%} {at_rate(out[:, 0], mask & (lv == 0), mask & (lv == 2), r):.3f}" for r in (0.03, 0.05, 0.1)), flush=True)
    for n, items in measures.items():
        label = lambda v: torch.tensor([r["label"] == v for r in items], device=DEV)
        s = outs[n][:, 0]
        if label("crisis").any(): print("   ", n, " ".join(f"@{r:.0%} {at_rate(s, label('none'), label('crisis'), r):.3f}" for r in (0.02, 0.05)), flush=True)


def show(name, model, held):
    report(name, outputs(model, X[held] if held.any() else X[:1]), {n: outputs(model, x) for n, x in MX.items()}, held)


def go_on():
    newest = written == NEWEST
    held = newest & (fold == 0) if HOLD else torch.zeros_like(newest)
    torch.manual_seed(9)
    model = GoneOn(shipped).to(DEV).eval()
    show("as shipped", model, held)
    print(int((~held).sum()), "rows, of them new", int((newest & ~held).sum()), flush=True)
    model = fit(model, (~held).nonzero()[:, 0], GO_ON_EPOCHS, 1.5e-4, batch=64, head_lr=3e-4)
    show("gone on", model, held)
    return model


def teacher_of(seed, ids):
    torch.manual_seed(seed)
    return fit(Teacher(), ids, 5, 2e-4)


def teach():
    """One teacher, written down."""
    seed = int(sys.argv[4])
    torch.save(teacher_of(seed, torch.arange(len(rows), device=DEV)).state_dict(), OUT / f"teacher-{seed}.pt")
    print(f"teacher {seed}: {time.time() - t0:.0f} s", flush=True)


def taught_before(path):
    model = Teacher()
    model.load_state_dict(torch.load(path))
    return model.to(DEV).eval()


def from_published():
    held = fold == 0 if MODE == "check" else torch.zeros_like(fold).bool()
    ids = (~held).nonzero()[:, 0]
    known = sorted(OUT.glob("teacher-*.pt")) if MODE == "ship" else []
    teachers = [taught_before(path) for path in known] or [teacher_of(seed, ids) for seed in TEACHER_SEEDS]
    print(len(teachers), "teachers", flush=True)
    soft = sum(outputs(t, X) for t in teachers) / len(teachers)
    report("teachers", soft[held] if held.any() else soft[:1], {n: sum(outputs(t, x) for t in teachers) / len(teachers) for n, x in MX.items()}, held)
    print(f"{time.time() - t0:.0f} s", flush=True)
    torch.manual_seed(9)
    model = fit(Small(teachers[0]), ids, STUDENT_EPOCHS, 2e-4, soft, alpha=TAUGHT_SHARE)
    show("small", model, held)
    return model


t0 = time.time()
if MODE == "teacher":
    teach()
    sys.exit()
model = go_on() if shipped else from_published()
export(model, OUT / "encoder.bin", CATEGORIES)
print(f"{time.time() - t0:.0f} s", flush=True)
