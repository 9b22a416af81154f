"""Teaches a small encoder to read a talk, and writes talk-encoder.bin. See README.md.

python3 talk.py check <build> <out>    every third talk held out: how often what is read is right
python3 talk.py ship <build> <out>     the same, then all of it and talk-encoder.bin

One encoder with six heads: the path a matter belongs to, what is asked of the companion, what a message tells,
how it is told, turning points, and acts that no phrase gives away. Teachers are the encoder as published,
fine-tuned whole; the small one learns from what is marked and from what the teachers make of unmarked talk.
"""
import json, time
import torch
import torch.nn as nn
import torch.nn.functional as F
from encoder_file import export
from encoder_models import MODE, BUILD, OUT, DEV, Teacher, Small

HIDDEN, SEEDS, TEACHER_EPOCHS, SMALL_EPOCHS, TAUGHT = 256, range(5), 14, 26, 0.6
# How much each head counts: which path it is decides most, and is told by the fewest rows.
COUNTS = {"path": 4.0, "ask": 1.5, "tone": 1.0, "role": 0.35, "turn": 0.5, "act": 0.7}
rows = [json.loads(line) for line in (BUILD / "talk-rows.jsonl").read_text().split("\n") if line]
ONE = {"path": sorted({p for r in rows for p in r.get("path", {})}), "ask": sorted({r["ask"] for r in rows if "ask" in r}), "tone": ["good", "heavy", "plain"]}
ANY = {"role": sorted({x for r in rows for x in [*r.get("role", []), *([r["roleOnly"]] if "roleOnly" in r else [])]}),
       "turn": sorted({x for r in rows for x in r.get("turn", [])}), "act": sorted({x for r in rows for x in r.get("act", [])})}
NAMES, SPAN = [], {}
for head, names in {**ONE, **ANY}.items():
    SPAN[head] = slice(len(NAMES), len(NAMES) + len(names))
    NAMES += [f"{head}/{n}" for n in names]
at = {n: i for i, n in enumerate(NAMES)}
OUTPUTS = len(NAMES)

width = max(len(r["pieces"]) for r in rows)
X = torch.full((len(rows), width), -1, dtype=torch.long)
for i, r in enumerate(rows): X[i, :len(r["pieces"])] = torch.tensor(r["pieces"], dtype=torch.long)
X = X.to(DEV)
lengths = (X >= 0).sum(1)

goal, weight = torch.zeros(len(rows), OUTPUTS), torch.zeros(len(rows), OUTPUTS)
for i, r in enumerate(rows):
    for p, share in r.get("path", {}).items(): goal[i, at[f"path/{p}"]] = share
    if "path" in r: weight[i, SPAN["path"]] = 1
    if "ask" in r: goal[i, at[f"ask/{r['ask']}"]] = 1; weight[i, SPAN["ask"]] = 0.3 if "talk" in r or "roleOnly" in r else 1
    if "tone" in r: goal[i, at[f"tone/{r['tone']}"]] = 1; weight[i, SPAN["tone"]] = 1
    for head in ANY:
        if head in r:
            weight[i, SPAN[head]] = 1
            for x in r[head]: goal[i, at[f"{head}/{x}"]] = 1
    if "roleOnly" in r:
        weight[i, SPAN["role"]] = 0.15
        j = at[f"role/{r['roleOnly']}"]; goal[i, j] = 1; weight[i, j] = 1
goal, weight = goal.to(DEV), weight.to(DEV)
marked = weight.sum(1) > 0
talk = torch.tensor([r.get("talk", -1) for r in rows], device=DEV)
held = (talk >= 0) & (talk % 3 == 0)
# of what was written for a path or a question, one in eight is held out as well
loose = (talk < 0) & marked & (torch.arange(len(rows), device=DEV) % 8 == 0)


def told(out, b):
    loss = 0
    for head in ONE:
        s = SPAN[head]; w = weight[b][:, s].amax(1)
        g = goal[b][:, s] * 0.93 + 0.07 / (s.stop - s.start)
        loss = loss + COUNTS[head] * (-(g * F.log_softmax(out[:, s], 1)).sum(1) * w).sum() / len(b)
    for head in ANY:
        s = SPAN[head]; g, w = goal[b][:, s], weight[b][:, s]
        loss = loss + COUNTS[head] * (F.binary_cross_entropy_with_logits(out[:, s], g * 0.96 + 0.02, reduction="none") * w * torch.where(g > 0, 2.0, 1.0)).sum() / len(b)
    return loss


def taught(out, soft):
    loss = 0
    for head in ONE:
        s = SPAN[head]
        loss = loss - COUNTS[head] * (soft[:, s] * F.log_softmax(out[:, s], 1)).sum(1).mean()
    for head in ANY:
        s = SPAN[head]
        loss = loss + COUNTS[head] * F.binary_cross_entropy_with_logits(out[:, s], soft[:, s], reduction="none").sum(1).mean()
    return loss


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
            loss = told(out, b) if soft is None else (1 - TAUGHT) * told(out, b) + TAUGHT * taught(out, soft[b])
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step()
    return model.eval()


@torch.no_grad()
def outputs(model):
    out = torch.cat([model(x[:, :max(1, int((x >= 0).sum(1).max()))]).float() for x in X.split(2048)])
    for head in ONE: out[:, SPAN[head]] = F.softmax(out[:, SPAN[head]], 1)
    for head in ANY: out[:, SPAN[head]] = out[:, SPAN[head]].sigmoid()
    return out


def learn(ids):
    soft, teachers = 0, []
    for seed in SEEDS:
        torch.manual_seed(seed)
        teachers.append(fit(Teacher(outputs=OUTPUTS, hidden=HIDDEN), ids[marked[ids]], TEACHER_EPOCHS, 3e-4, batch=96))
        soft = soft + outputs(teachers[-1]) / len(SEEDS)
    torch.manual_seed(99)
    return soft, fit(Small(teachers[0], outputs=OUTPUTS, hidden=HIDDEN), ids, SMALL_EPOCHS, 3e-4, soft, batch=192)


def report(name, out):
    for head in ONE:
        s = SPAN[head]
        for part, among in (("talks", held), ("written", loose)):
            i = (among & (weight[:, s].sum(1) > 0)).nonzero()[:, 0]
            if len(i) == 0: continue
            p, best = out[i][:, s].max(1); two, four = out[i][:, s].topk(2, 1).indices, out[i][:, s].topk(min(4, s.stop - s.start), 1).indices
            g = goal[i][:, s]
            right = g.gather(1, best[:, None])[:, 0] > 0
            sure = p.argsort(descending=True)
            print(name, head, part, f"{len(i)}: first {right.float().mean():.3f}, in two {(g.gather(1, two) > 0).any(1).float().mean():.3f}, in four {(g.gather(1, four) > 0).any(1).float().mean():.3f};",
                  " ".join(f"surest {q:.0%} {right[sure[:max(1, int(len(i) * q))]].float().mean():.2f} (p>{p[sure[int(len(i) * q) - 1]]:.2f})" for q in (0.1, 0.25, 0.5, 0.75)), flush=True)
    for head in ANY:
        for n in ANY[head]:
            j = at[f"{head}/{n}"]
            i = (held & (weight[:, j] >= 1)).nonzero()[:, 0]
            pos = goal[i, j].sum()
            line = []
            for limit in (0.5, 0.7, 0.8, 0.9, 0.95):
                hit = out[i, j] >= limit
                if hit.sum() > 0: line.append(f">{limit}: {goal[i, j][hit].mean():.2f} of {int(hit.sum())}, finds {goal[i, j][hit].sum() / pos.clamp(min=1):.2f}")
            print(name, f"{head}/{n}", f"{int(pos)} of {len(i)};", " | ".join(line), flush=True)


t0 = time.time()
soft, small = learn((~held & ~loose).nonzero()[:, 0])
report("teachers", soft); out = outputs(small); report("small", out)
print(f"{time.time() - t0:.0f} s", flush=True)
with open(OUT / "held-out.jsonl", "w") as f:
    for i in (held | loose).nonzero()[:, 0].tolist():
        best = {h: NAMES[SPAN[h].start + int(out[i, SPAN[h]].argmax())] for h in ONE}
        f.write(json.dumps({"row": i, **{h: [n, round(float(out[i, at[n]]), 3)] for h, n in best.items()}}) + "\n")
export(small, OUT / "talk-encoder-held.bin", NAMES)
if MODE == "ship":
    _, small = learn(torch.arange(len(rows), device=DEV))
    export(small, OUT / "talk-encoder.bin", NAMES)
print(f"{time.time() - t0:.0f} s", flush=True)
