"""Teaches a small encoder what people mean, and writes meanings.bin. See README.md.

python3 meanings.py check <build> <out>    talks held out, fold by fold: how often what is read is right
python3 meanings.py ship <build> <out>     the same, then all of it and meanings.bin

Teachers are the encoder as published, fine-tuned whole; the small one learns from what readers marked and from
what the teachers make of talk that nobody has marked. By itself it is right about every second time where it is
surest, so what it reads is believed only beside a cue in the words (src/guide/say/meanings).
"""
import json, time
import torch
import torch.nn as nn
import torch.nn.functional as F
from encoder_file import export
from encoder_models import MODE, BUILD, OUT, DEV, Teacher, Small

HIDDEN, FOLDS, SEEDS, TEACHER_EPOCHS, SMALL_EPOCHS, TAUGHT = 256, 4, range(3), 8, 16, 0.6
rows = [json.loads(line) for line in (BUILD / "meanings-rows.jsonl").read_text().split("\n") if line]
NAMES = sorted({i for r in rows for i in r.get("ids", [])})
NONE = len(NAMES)
at = {name: i for i, name in enumerate(NAMES)}
OUTPUTS = len(NAMES) + 1

width = max(len(r["pieces"]) for r in rows)
X = torch.full((len(rows), width), -1, dtype=torch.long)
for i, r in enumerate(rows): X[i, :len(r["pieces"])] = torch.tensor(r["pieces"], dtype=torch.long)
X = X.to(DEV)
lengths = (X >= 0).sum(1)

# What each row should be taken for; a near miss only says what it is not.
target, wrong = torch.zeros(len(rows), OUTPUTS), torch.full((len(rows),), -1, dtype=torch.long)
for i, r in enumerate(rows):
    if r["from"] == "unmarked": continue
    if r.get("not"):
        if r["not"] in at: wrong[i] = at[r["not"]]
        continue
    ids = [at[x] for x in r.get("ids", [])]
    for j, share in zip(ids, (1.0,) if len(ids) == 1 else (0.6, 0.4)): target[i, j] = share
    if not ids: target[i, NONE] = 1
target, wrong = target.to(DEV), wrong.to(DEV)
marked, missed = target.sum(1) > 0, wrong >= 0
# What was written for it says nothing of how common a meaning is, so only turns of talks are held out.
talk = torch.tensor([r.get("talk", -1) for r in rows], device=DEV)
fold = torch.where(talk >= 0, talk % FOLDS, torch.full_like(talk, -1))


def told(out, b):
    log = F.log_softmax(out, 1)
    goal = target[b] * 0.92 + 0.08 / OUTPUTS * marked[b, None]
    loss = -(goal * log).sum(1)
    p = log.exp().gather(1, wrong[b].clamp(min=0)[:, None])[:, 0]
    return torch.where(missed[b], -torch.log1p(-p.clamp(max=0.999)), loss).mean()


def fit(model, ids, epochs, lr, soft=None, batch=64, head_lr=1e-3):
    model = model.to(DEV).train()
    head = {id(p) for p in model.head.parameters()}
    groups = [{"params": [p for p in model.parameters() if id(p) not in head], "lr": lr}, {"params": list(model.head.parameters()), "lr": head_lr}]
    opt = torch.optim.AdamW(groups, weight_decay=0.02)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, [lr, head_lr], total_steps=epochs * (len(ids) // batch + 2), pct_start=0.15)
    for _ in range(epochs):
        for b in ids[torch.randperm(len(ids), device=DEV)].split(batch):
            x = X[b][:, :int(lengths[b].max())]
            x = torch.where((torch.rand(x.shape, device=DEV) < 0.1) & (x >= 0), torch.zeros_like(x), x)
            out = model(x).float()
            loss = told(out, b) if soft is None else (1 - TAUGHT) * told(out, b) - TAUGHT * (soft[b] * F.log_softmax(out, 1)).sum(1).mean()
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step()
    return model.eval()


@torch.no_grad()
def outputs(model):
    return torch.cat([F.softmax(model(x[:, :max(1, int((x >= 0).sum(1).max()))]).float(), 1) for x in X.split(2048)])


def learn(ids):
    """The small one, taught by teachers that saw the same rows and no others."""
    soft, teachers = 0, []
    for seed in SEEDS:
        torch.manual_seed(seed)
        teachers.append(fit(Teacher(outputs=OUTPUTS, hidden=HIDDEN), ids[(marked | missed)[ids]], TEACHER_EPOCHS, 3e-4, batch=96))
        soft = soft + outputs(teachers[-1]) / len(SEEDS)
    torch.manual_seed(99)
    small = fit(Small(teachers[0], outputs=OUTPUTS, hidden=HIDDEN), ids, SMALL_EPOCHS, 3e-4, soft, batch=192)
    return soft, small


def report(name, out, held):
    i = held.nonzero()[:, 0]
    p, best = out[i][:, :NONE].max(1)
    good = target[i, best] > 0
    order = p.argsort(descending=True)
    share = [int(len(i) * s) for s in (0.05, 0.1, 0.15, 0.2, 0.3, 0.4)]
    has = (target[i, :NONE].sum(1) > 0).float().mean()
    print(name, f"{len(i)} turns, {has:.2f} with a meaning;", " ".join(f"@{n / len(i):.0%} {good[order[:n]].float().mean():.2f} (p>{p[order[n - 1]]:.2f})" for n in share), flush=True)


t0 = time.time()
small_out, soft_out = torch.zeros(len(rows), OUTPUTS, device=DEV), torch.zeros(len(rows), OUTPUTS, device=DEV)
for k in range(FOLDS):
    ids = (fold != k).nonzero()[:, 0]
    soft, small = learn(ids)
    held = fold == k
    small_out[held], soft_out[held] = outputs(small)[held], soft[held]
    report(f"fold {k} teachers", soft, held); report(f"fold {k} small", small_out, held)
    print(f"{time.time() - t0:.0f} s", flush=True)
held = fold >= 0
report("teachers", soft_out, held); report("small", small_out, held)
with open(OUT / "held-out.jsonl", "w") as f:
    for i in held.nonzero()[:, 0].tolist():
        p, j = small_out[i, :NONE].max(0)
        f.write(json.dumps({"row": i, "read": NAMES[int(j)], "p": round(float(p), 3), "ids": rows[i].get("ids", [])}) + "\n")
if MODE == "ship":
    _, small = learn(torch.arange(len(rows), device=DEV))
    export(small, OUT / "meanings.bin", [*NAMES, "none"])
print(f"{time.time() - t0:.0f} s", flush=True)
