"""Fine-tunes a public sentence encoder on our patterns and writes encoder.bin. See README.md.

python3 encoder.py teacher <build> <out> <seed> [fold]    one teacher, so that several learn side by side; with a
                                                          fold it learns all but that one, and is measured on it
python3 encoder.py ship <build> <out>                     one more learns from all of them: encoder.bin

Each is the encoder as published (two layers, Apache-2.0), fine-tuned whole. Those that learned everything are sure
of what they learned by heart; those that left a fold out say of it how sure one can be. The one that is shipped
learns from the mean of both, and more from ordinary talk that a teacher who had not seen it took for a danger.
"""
import json, sys, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from encoder_file import export
from encoder_models import MODE, BUILD, OUT, DEV, CATEGORIES, Teacher

TEACHER_EPOCHS, EPOCHS, TAUGHT_SHARE, RATE, BATCH = 5, 12, 0.7, 2e-4, 256
# Ordinary talk weighs up to four times as much where it was taken for a danger.
HARD, HARD_FROM = 3, -2
FOLDS = 5


def load(path):
    return [json.loads(line) for line in path.read_text().split("\n") if line]


def tensors(items):
    n = max(len(r["ids"]) for r in items)
    x = torch.full((len(items), n), -1, dtype=torch.long)
    for i, r in enumerate(items): x[i, :len(r["ids"])] = torch.tensor(r["ids"], dtype=torch.long)
    return x.to(DEV)


rows = [r for r in load(BUILD / "pieces-rows.jsonl") if r["ids"]]
X = tensors(rows)
column = lambda values: torch.tensor(values, device=DEV)
lengths = (X >= 0).sum(1)
level = column([{"none": 0, "concern": 1, "crisis": 2}[r["level"]] for r in rows])
cat = column([CATEGORIES.index(r["category"]) if r["category"] else -1 for r in rows])
fold = column([r["fold"] for r in rows])
bare = column([r["isBare"] for r in rows])
is_turn = column([r["isTurn"] for r in rows])


def told(out, b, weight):
    lv, ct = level[b], cat[b]
    crisis = F.binary_cross_entropy_with_logits(out[:, 0], (lv == 2).float() * 0.98 + 0.01, reduction="none")
    risk = F.binary_cross_entropy_with_logits(out[:, 1], (lv >= 1).float() * 0.98 + 0.01, reduction="none")
    named = ct >= 0
    kind = F.cross_entropy(out[named, 2:], ct[named]) if named.any() else 0
    # A concern is not a none: it may lean either way on the crisis output.
    return (crisis * torch.where(lv == 1, 0.3, 1.0) * weight[b]).mean() + 0.7 * (risk * weight[b]).mean() + 0.3 * kind


def taught(out, soft):
    return (F.binary_cross_entropy_with_logits(out[:, 0], torch.sigmoid(soft[:, 0])) + 0.7 * F.binary_cross_entropy_with_logits(out[:, 1], torch.sigmoid(soft[:, 1]))
            + 0.3 * F.cross_entropy(out[:, 2:], F.softmax(soft[:, 2:], 1)))


def fit(model, ids, epochs, soft=None, weight=torch.ones(len(rows), device=DEV)):
    model = model.to(DEV).train()
    head = {id(p) for p in model.head.parameters()}
    groups = [{"params": [p for p in model.parameters() if id(p) not in head]}, {"params": list(model.head.parameters())}]
    rates = [RATE, 1e-3]
    opt = torch.optim.AdamW(groups, weight_decay=0.01)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, rates, total_steps=epochs * (len(ids) // BATCH + 60), pct_start=0.1)
    for epoch in range(epochs):
        order = ids[torch.randperm(len(ids), device=DEV)]
        batches = [b for c in order.split(BATCH * 16) for b in c[lengths[c].argsort()].split(BATCH)]
        for i in torch.randperm(len(batches)).tolist():
            b = batches[i]
            x = X[b][:, :int(lengths[b].max())]
            x = torch.where((torch.rand(x.shape, device=DEV) < 0.08) & (x >= 0), torch.zeros_like(x), x)
            with torch.autocast(DEV, torch.bfloat16, enabled=DEV == "cuda"): out = model(x)
            out = out.float()
            loss = told(out, b, weight)
            if soft is not None: loss = (1 - TAUGHT_SHARE) * loss + TAUGHT_SHARE * taught(out, soft[b])
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step()
        print(f"epoch {epoch}: {time.time() - t0:.0f} s", flush=True)
    return model.eval()


@torch.no_grad()
def outputs(model):
    return torch.cat([model(X[c][:, :int(lengths[c].max())]).float() for c in torch.arange(len(X), device=DEV).split(2048)])


def report(out, held):
    """Crises found among patterns left out, at so many alarms among look-alikes, and among turns of ordinary talk."""
    for name, harmless in (("look-alikes", ~is_turn), ("ordinary talk", is_turn)):
        none, crises = (out[held & bare & (level == at) & kind, 0] for at, kind in ((0, harmless), (2, level == 2)))
        print(name, " ".join(f"@{r:.1%} {float((crises > torch.quantile(none, 1 - r)).float().mean()):.3f}" for r in (0.005, 0.012, 0.025, 0.05)), flush=True)


def teach():
    """One teacher, written down with what it makes of every row."""
    seed, left_out = int(sys.argv[4]), int(sys.argv[5]) if len(sys.argv) > 5 else -1
    torch.manual_seed(seed)
    model = fit(Teacher(), (fold != left_out).nonzero()[:, 0], TEACHER_EPOCHS)
    out = outputs(model)
    if left_out >= 0: report(out, fold == left_out)
    else: torch.save(model.state_dict(), OUT / "teacher.pt")
    np.save(OUT / (f"all-{seed}.npy" if left_out < 0 else f"but-{left_out}.npy"), out.cpu().numpy())


def ship():
    by_heart = [torch.tensor(np.load(path), device=DEV) for path in sorted(OUT.glob("all-*.npy"))]
    by_heart = sum(by_heart) / len(by_heart)
    unseen = by_heart.clone()
    for left_out in range(FOLDS):
        out = torch.tensor(np.load(OUT / f"but-{left_out}.npy"), device=DEV)
        unseen[fold == left_out] = out[fold == left_out]
    weight = torch.where(is_turn & (level == 0), 1 + HARD * torch.sigmoid(unseen[:, 0] - HARD_FROM), 1.0)
    torch.manual_seed(9)
    model = Teacher()
    model.load_state_dict(torch.load(OUT / "teacher.pt", map_location="cpu"))
    model = fit(model, torch.arange(len(rows), device=DEV), EPOCHS, (by_heart + unseen) / 2, weight)
    export(model, OUT / "encoder.bin", CATEGORIES)


t0 = time.time()
teach() if MODE == "teacher" else ship()
