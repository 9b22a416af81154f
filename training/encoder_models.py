"""The encoder as published, to be fine-tuned whole, and the small one; used by encoder.py, talk.py, kinds.py and meanings.py."""
import json, sys
from pathlib import Path
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MODE, BUILD, OUT = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
OUT.mkdir(parents=True, exist_ok=True)
torch.set_num_threads(2)
DEV = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
CATEGORIES = ["suicide", "self_harm", "harm_to_others", "abuse", "medical_emergency", "psychosis", "eating_disorder"]
HEADS, QUERIES, NARROW, NARROW_TOP, HIDDEN = 4, 4, 192, 512, 128


def read_published(folder):
    """The matrices of the published encoder, by their names in its own manifest."""
    manifest = json.loads((folder / "model.json").read_text())["weightsManifest"]
    found = {}
    for group in manifest:
        data, at = b"".join((folder / p).read_bytes() for p in group["paths"]), 0
        for w in group["weights"]:
            count = int(np.prod(w["shape"])) if w["shape"] else 1
            if w["dtype"] == "float32":
                name = w["name"].replace("TransformerStack/", "").replace("/", "|")
                found[name] = np.frombuffer(data, np.float32, count, at).reshape(w["shape"])
            at += count * 4
    return found


published = read_published(BUILD / "published")


def matrix(*parts):
    found = [k for k in published if all(p in k for p in parts)]
    assert len(found) == 1, (parts, found)
    return torch.tensor(published[found[0]])


def norm_of(layer, inner, what):
    found = [k for k in published if f"Layer_{layer}|" in k and ("FFN" in k) == inner and f"layer_norm_{what}" in k]
    assert len(found) == 1, found
    return torch.tensor(published[found[0]])


def layer_of(i):
    l = f"Layer_{i}|"
    d = {
        "n1": norm_of(i, False, "scale"), "n1b": norm_of(i, False, "bias"), "n2": norm_of(i, True, "scale"), "n2b": norm_of(i, True, "bias"),
        "qkv": matrix(l, "qkv_transform_single|kernel")[0, 0], "qkvb": matrix(l, "qkv_transform_single|bias"),
        "o": matrix(l, "output_transform_single|kernel")[0, 0], "ob": matrix(l, "output_transform_single|bias"),
        "w1": matrix(l, "FFN|conv1|Tensordot|Reshape_1"), "b1": matrix(l, "FFN|conv1|bias"),
        "w2": matrix(l, "FFN|conv2|Tensordot|Reshape_1"), "b2": matrix(l, "FFN|conv2|bias"),
    }
    if i == 0:
        d |= {"res": matrix(l, "dense|kernel"), "resb": matrix(l, "dense|bias")}
    return d


FREQUENCIES = matrix("TimingSignal", "ExpandDims_1").view(-1).to(DEV)


def places(n):
    t = torch.arange(n, device=DEV).float()[:, None] * FREQUENCIES[None]
    return torch.cat([t.sin(), t.cos()], 1)


def norm(h, d, k):
    return F.layer_norm(h, (h.shape[-1],), d[k], d[k + "b"], 1e-6)


def heads(z):
    return z.view(z.shape[0], -1, HEADS, z.shape[-1] // HEADS).transpose(1, 2)


def attend(q, k, v, mask):
    q, k, v = heads(q), heads(k), heads(v)
    if hasattr(F, "scaled_dot_product_attention"): a = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    else: a = (q @ k.transpose(2, 3) / q.shape[-1] ** 0.5).masked_fill(~mask, -1e9).softmax(-1) @ v
    return a.transpose(1, 2).flatten(2)


class Encoder(nn.Module):
    """What both share: pieces to vectors, and a layer over all of them."""
    drop = 0.1

    def begin(self, x):
        m = (x >= 0).float()
        e = F.dropout(self.emb[x.clamp(min=0)], self.drop, self.training)
        return (2 * e + places(x.shape[1])) * m[..., None], m

    def full(self, h, d, mask):
        q, k, v = (norm(h, d, "n1") @ d["qkv"] + d["qkvb"]).chunk(3, -1)
        a = attend(q, k, v, mask) @ d["o"] + d["ob"]
        h = (h @ d["res"] + d["resb"] if "res" in d else h) + F.dropout(a, self.drop, self.training)
        return h + self.middle(h, d)

    def middle(self, h, d):
        return F.dropout(F.relu(norm(h, d, "n2") @ d["w1"] + d["b1"]) @ d["w2"] + d["b2"], self.drop, self.training)


def pooled(h, m):
    return (h * m[..., None]).sum(1) / m.sum(1, keepdim=True).clamp(min=1), h.masked_fill(m[..., None] == 0, -9).amax(1)


def answers(width, outputs=9, hidden=HIDDEN):
    return nn.Sequential(nn.Dropout(0.2), nn.Linear(width, hidden), nn.ReLU(), nn.Dropout(0.2), nn.Linear(hidden, outputs))


class Teacher(Encoder):
    def __init__(self, **head):
        super().__init__()
        self.emb = nn.Parameter(matrix("Embeddings_en"))
        self.layers = nn.ModuleList(nn.ParameterDict({k: nn.Parameter(v) for k, v in layer_of(i).items()}) for i in (0, 1))
        self.tw, self.tb = nn.Parameter(matrix("tanh_layer_0|weights")), nn.Parameter(matrix("tanh_layer_0|bias"))
        self.head = answers(1536, **head)

    def forward(self, x):
        h, m = self.begin(x)
        for d in self.layers: h = self.full(h, d, m[:, None, None, :].bool())
        mean, most = pooled(h, m)
        return self.head(torch.cat([torch.tanh(mean @ self.tw + self.tb), mean, most], 1))


def narrowed(d, width):
    keep = (d["w1"].norm(dim=0) * d["w2"].norm(dim=1)).argsort(descending=True)[:width]
    return {**d, "w1": d["w1"][:, keep], "b1": d["b1"][keep], "w2": d["w2"][keep]}


class Small(Encoder):
    def __init__(self, teacher, **head):
        super().__init__()
        own = lambda d: nn.ParameterDict({k: nn.Parameter(v.detach().clone()) for k, v in d.items()})
        self.emb = nn.Parameter(teacher.emb.detach().clone())
        self.low = own(narrowed(dict(teacher.layers[0].items()), NARROW))
        self.top = own(narrowed(dict(teacher.layers[1].items()), NARROW_TOP))
        self.ask = nn.Parameter(torch.randn(QUERIES, 512) * 0.5)
        self.head = answers(512 * (QUERIES + 2), **head)

    def forward(self, x):
        h, m = self.begin(x)
        mask = m[:, None, None, :].bool()
        h = self.full(h, self.low, mask)
        d = self.top
        k, v = (norm(h, d, "n1") @ d["qkv"][:, 512:] + d["qkvb"][512:]).chunk(2, -1)
        q = (self.ask @ d["qkv"][:, :512] + d["qkvb"][:512])[None].expand(x.shape[0], -1, -1)
        mean, most = pooled(h, m)
        g = mean[:, None] + F.dropout(attend(q, k, v, mask) @ d["o"] + d["ob"], self.drop, self.training)
        g = g + self.middle(g, d)
        return self.head(torch.cat([g.reshape(x.shape[0], -1), mean, most], 1))
