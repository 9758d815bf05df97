"""Trains the network of a game from records of `vatra selfplay`.

    python3 training/train.py --data games --out root.net --reference root.ref

Needs PyTorch and nothing else; uses a GPU if there is one. README.md beside this file says what it does.
"""

import argparse
import glob
import json
import math
import os
import struct
import time
import zlib

import torch

FIXED_POINT = 16384  # weights of the first layer are whole numbers of 1/16384
MOST_SEATS = 6
FEWEST_SEATS = 2
SEAT_COUNTS = MOST_SEATS - FEWEST_SEATS + 1
STAGES = [0.1, 0.3, 0.5, 0.7, 0.9]
MIXED = 255  # the bot of a table with different bots
MOST_PACKED = 400_000  # bytes of compressed weights
HEADER_ROOM = 12_000  # bytes that the compressed header may have
MASKED = -30.0  # logit of a side that does not play
CHIEF = "chief"  # the output of an opponent without a seat, in solo games
TEAM = ["won", "lost"]  # the outputs of a game that all seats win or lose together
TYPES = {"u8": (torch.uint8, 1), "u16": (torch.int16, 2), "u32": (torch.int32, 4), "f32": (torch.float32, 4), "f64": (torch.float64, 8)}
PER_ROW = ("game", "turn", "bot", "table", "progress", "hand", "won", "active")
START = time.time()


def say(*words):
    print(f"[{time.time() - START:5.0f} s]", *words, flush=True)


# Files


def read_records(file):
    """The header and the columns of a record file; whole numbers become int64."""
    with open(file, "rb") as f:
        magic, form, length = struct.unpack("<4sII", f.read(12))
        if magic != b"VREC" or form != 1:
            raise SystemExit(f"{file} is not a record file of format 1")
        header = json.loads(f.read(length))
        body = bytearray(f.read())
    columns, at = {}, 0
    for column in header["columns"]:
        kind, size = TYPES[column["type"]]
        count = column["count"]
        data = torch.frombuffer(body, dtype=kind, count=count, offset=at) if count else torch.zeros(0, dtype=kind)
        if column["type"] == "u16":
            data = data.to(torch.int32) & 0xFFFF
        elif column["type"] == "u32":
            data = data.to(torch.int64) & 0xFFFFFFFF
        columns[column["name"]] = data
        at += -(-count * size // 8) * 8
    return header, columns


def write_records(file, header, columns):
    """A record file: the same columns as `vatra selfplay` writes, and others."""
    kinds = {torch.uint8: "u8", torch.float32: "f32", torch.float64: "f64"}
    blocks, described = [], []
    for name, kind, data in columns:
        flat = data.cpu().contiguous().flatten()
        if kind == "u16":
            raw = struct.pack(f"<{len(flat)}H", *flat.tolist())
        elif kind == "u32":
            raw = struct.pack(f"<{len(flat)}I", *flat.tolist())
        elif kind == "u8":
            raw = bytes(flat.to(torch.uint8).tolist())
        else:
            assert kinds[flat.dtype] == kind
            raw = struct.pack(f"<{len(flat)}{'f' if kind == 'f32' else 'd'}", *flat.tolist())
        described.append({"name": name, "type": kind, "count": len(flat)})
        blocks.append(raw + bytes(-len(raw) % 8))
    text = json.dumps({**header, "columns": described}).encode("ascii")
    text += b" " * (-(len(text) + 12) % 8)
    with open(file, "wb") as f:
        f.write(struct.pack("<4sII", b"VREC", 1, len(text)) + text + b"".join(blocks))


class Data:
    """All positions: dense inputs of the sections that were met, and one row of facts each."""

    def __init__(self, folders, device, most_rows):
        files = sorted(f for folder in folders for f in glob.glob(os.path.join(folder, "*.rec")))
        if not files:
            raise SystemExit("there are no record files")
        self.device = device
        self.header = None
        self.bots = []
        parts, self.tables, numbers, met = [], [], {}, set()
        rows = 0
        for file in files:
            header, columns = read_records(file)
            self.header = self.header or header
            for key in ("game", "rules", "sections", "outputs"):
                if header[key] != self.header[key]:
                    raise SystemExit(f"{file} has other {key} than {files[0]}")
            local = []
            for table in header["tables"]:
                key = json.dumps(table, sort_keys=True)
                if key not in numbers:
                    numbers[key] = len(self.tables)
                    self.tables.append(table)
                    met.update(table["sections"])
                local.append(numbers[key])
            if len(columns["game"]) == 0:
                continue
            columns["table"] = torch.tensor(local)[columns["table"].long()]
            number = torch.full((256,), MIXED)
            for i, name in enumerate(header["bots"]):
                if name not in self.bots:
                    self.bots.append(name)
                number[i] = self.bots.index(name)
            columns["bot"] = number[columns["bot"].long()]
            parts.append(columns)
            rows += len(columns["game"])
            if rows >= most_rows:
                break
        self.sections = [s for s in self.header["sections"] if s["name"] in met]
        self.outputs = self.header["outputs"]
        # Inputs of sections that were never met get no weights.
        total = sum(s["size"] for s in self.header["sections"])
        column = torch.full((total,), -1, dtype=torch.int64)
        at = used = 0
        for s in self.header["sections"]:
            if s["name"] in met:
                column[at : at + s["size"]] = torch.arange(used, used + s["size"])
                used += s["size"]
            at += s["size"]
        self.inputs = used
        self.global_input = torch.nonzero(column >= 0).flatten()
        self.x = torch.zeros(rows * used, dtype=torch.uint8, device=device)
        row = 0
        for part in parts:
            count = part["active"].long()
            owner = torch.repeat_interleave(torch.arange(row, row + len(count)), count)
            place = owner * used + column[part["input"].long()]
            self.x[place.to(device)] = part["value"].to(device)
            row += len(count)
        self.x = self.x.view(rows, used)
        join = lambda name: torch.cat([part[name] for part in parts])
        self.rows = rows
        self.game = join("game").to(device)
        self.turn = join("turn").long().to(device)
        self.bot = join("bot").long().to(device)
        self.table = join("table").long().to(device)
        self.progress = join("progress").to(device)
        hand = join("hand").view(rows, MOST_SEATS).to(device)
        won = join("won").view(rows, MOST_SEATS).to(device)
        # Seats become outputs.
        width = len(self.outputs)
        side = torch.full((len(self.tables), MOST_SEATS), width)
        for i, table in enumerate(self.tables):
            for seat, name in enumerate(table["sides"]):
                side[i, seat] = self.outputs.index(name)
        side = side.to(device)[self.table]
        wide = lambda values: torch.zeros(rows, width + 1, device=device).scatter_(1, side, values)[:, :width]
        self.hand, self.won = wide(hand), wide(won)
        self.plays = wide(torch.ones_like(hand)) > 0
        self.seats = self.plays.sum(1)
        self.side = side
        # Rows of one game follow one another.
        first = torch.ones(rows, dtype=torch.bool, device=device)
        first[1:] = (self.game[1:] != self.game[:-1]) | (self.turn[1:] < self.turn[:-1])
        self.number = torch.cumsum(first, 0) - 1
        self.games = int(first.sum())
        starts = torch.nonzero(first).flatten()
        self.place = torch.arange(rows, device=device) - starts[self.number]
        # Every tenth game is held out, every tenth chooses the best epoch. The seed decides, so later runs hold out the same ones.
        lot = (self.game * 2654435761 % (1 << 32)) >> 16
        self.part = torch.where(lot % 10 == 0, 2, torch.where(lot % 10 == 1, 1, 0))
        self.everywhere = set.intersection(*(set(t["sections"]) for t in self.tables))
        self.kinds = self.classes()

    def classes(self):
        """The mix class of every row: the base game, and the number of seats of all other tables; maps and decks besides."""
        names = ["base game"] + [f"mix of {n}" for n in range(FEWEST_SEATS, MOST_SEATS + 1)]
        kind = []
        for table in self.tables:
            is_base = sorted(table["sides"]) == sorted(self.outputs[:4]) and "map autumn" in table["sections"]
            is_base = is_base and any(name.endswith(" with base") for name in table["sections"])
            kind.append(0 if is_base else len(table["sides"]) - FEWEST_SEATS + 1)
        of_table = torch.tensor(kind, device=self.device)
        groups = {name: of_table[self.table] == i for i, name in enumerate(names)}
        for section in self.sections:
            word = section["name"]
            if word.startswith("map "):
                has = torch.tensor([word in t["sections"] for t in self.tables], device=self.device)
                groups[word] = has[self.table]
            elif word.startswith(f"{self.outputs[0]} with ") and not word.endswith(" landmarks"):
                deck = word.split(" with ")[1]
                ends = torch.tensor([any(s.endswith(f" with {deck}") for s in t["sections"]) for t in self.tables], device=self.device)
                groups[f"deck {deck}"] = ends[self.table]
        landmarks = torch.tensor(["landmarks" in t["sections"] for t in self.tables], device=self.device)
        groups["with landmarks"] = landmarks[self.table]
        for i, name in enumerate(self.outputs):
            groups[f"with {name}"] = self.plays[:, i]
        if CHIEF in self.outputs:
            groups["mix of 2"] &= ~self.plays[:, self.outputs.index(CHIEF)]
        if self.outputs == TEAM:
            # The sections of a team's table are its factions and what all tables have.
            count = torch.tensor([len(set(t["sections"]) - self.everywhere) for t in self.tables], device=self.device)[self.table]
            groups = {f"{n} factions": count == n for n in sorted(set(count.tolist()))}
        for i, name in enumerate(self.bots):
            groups[f"all {name}"] = self.bot == i
        groups["all"] = torch.ones(self.rows, dtype=torch.bool, device=self.device)
        return groups


# Losses


def by_seat(p, data, rows):
    """Log loss and Brier score of each row, averaged over its seats."""
    p = p.clamp(1e-4, 1 - 1e-4)
    y, m = data.won[rows], data.plays[rows].float()
    loss = -(y * p.log() + (1 - y) * (1 - p).log())
    return (loss * m).sum(1) / m.sum(1), ((p - y) ** 2 * m).sum(1) / m.sum(1)


def report(name, p, data, reference, results):
    """Prints losses on held-out games, and the difference to a reference with a bootstrap interval over games."""
    held = data.part == 2
    for group, member in data.kinds.items():
        rows = torch.nonzero(held & member).flatten()
        if len(rows) == 0:
            continue
        loss, brier = by_seat(p[rows], data, rows)
        line = {"loss": round(loss.mean().item(), 4), "brier": round(brier.mean().item(), 4)}
        if reference is not None:
            other, _ = by_seat(reference[rows], data, rows)
            number = data.number[rows]
            sums = torch.zeros(data.games, device=data.device).index_add_(0, number, loss - other)
            counts = torch.zeros(data.games, device=data.device).index_add_(0, number, torch.ones_like(loss))
            sums, counts = sums[counts > 0], counts[counts > 0]
            pick = torch.randint(0, len(sums), (1000, len(sums)), device=data.device, generator=data.random)
            means = (sums[pick].sum(1) / counts[pick].sum(1)).sort().values
            line["games"] = len(sums)
            line["less"] = [round(v, 4) for v in (means[25].item(), (sums.sum() / counts.sum()).item(), means[974].item())]
        results.setdefault(name, {})[group] = line
        say(f"{name:28} {group:22}", json.dumps(line))


# The network


def stage_weights(progress):
    """How much each stage counts at this progress: linear between stages, constant beyond them."""
    place = (progress.clamp(STAGES[0], STAGES[-1]) - STAGES[0]) / (STAGES[1] - STAGES[0])
    low = place.floor().clamp(0, len(STAGES) - 2).long()
    share = (place - low)[:, None]
    out = torch.zeros(len(progress), len(STAGES), dtype=progress.dtype, device=progress.device)
    return out.scatter_(1, low[:, None], 1 - share).scatter_add_(1, low[:, None] + 1, share)


def sharpness_of(table, data, rows):
    return (table[data.seats[rows] - FEWEST_SEATS] * data.stages[rows]).sum(1, keepdim=True)


def refit_hand(data):
    """Sharpness of the hand-written evaluation by seats and stage, fitted on the training games."""
    rows = torch.nonzero(data.part == 0).flatten()
    table = torch.full((SEAT_COUNTS, len(STAGES)), 0.45, device=data.device, requires_grad=True)
    optimizer = torch.optim.LBFGS([table], max_iter=60, line_search_fn="strong_wolfe")
    hand, won, plays = data.hand[rows], data.won[rows], data.plays[rows]

    def closure():
        optimizer.zero_grad()
        logits = (hand * sharpness_of(table, data, rows)).masked_fill(~plays, MASKED)
        loss = -(won * torch.log_softmax(logits, 1)).sum(1).mean()
        loss.backward()
        return loss

    optimizer.step(closure)
    return table.detach()


def regression(data, name):
    """Chances by a logistic regression on the inputs of one section, fitted on the training games."""
    at = 0
    for s in data.sections:
        if s["name"] == name:
            break
        at += s["size"]
    else:
        raise SystemExit(f"there is no section {name}")
    x = data.x[:, at : at + s["size"]].double()
    rows = torch.nonzero(data.part == 0).flatten()
    mean, spread = x[rows].mean(0), x[rows].std(0).clamp(min=1e-3)
    x = torch.cat([(x - mean) / spread, torch.ones(data.rows, 1, dtype=x.dtype, device=data.device)], 1)
    weights = torch.zeros(x.shape[1], len(data.outputs), dtype=x.dtype, device=data.device, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=200, line_search_fn="strong_wolfe")
    own, won, plays = x[rows], data.won[rows], data.plays[rows]

    def closure():
        optimizer.zero_grad()
        logits = (own @ weights).masked_fill(~plays, MASKED)
        loss = -(won * torch.log_softmax(logits, 1)).sum(1).mean() + 1e-5 * weights.square().sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    return torch.softmax((x @ weights.detach()).masked_fill(~data.plays, MASKED), 1).float()


class Net(torch.nn.Module):
    def __init__(self, inputs, outputs, h1, h2, sharpness, dropout):
        super().__init__()
        self.first = torch.nn.Linear(inputs, h1)
        self.wide = torch.nn.Linear(inputs, outputs, bias=False)
        self.second = torch.nn.Linear(h1, h2)
        self.third = torch.nn.Linear(h2, outputs)
        self.sharpness = torch.nn.Parameter(sharpness.clone())
        self.dropout = dropout
        torch.nn.init.normal_(self.first.weight, 0, 0.06)
        torch.nn.init.zeros_(self.first.bias)
        torch.nn.init.zeros_(self.wide.weight)
        torch.nn.init.normal_(self.third.weight, 0, 0.02)

    def forward(self, x, hand, sharpness):
        a = torch.nn.functional.dropout(torch.relu(self.first(x)), self.dropout, self.training)
        return self.third(torch.relu(self.second(a))) + self.wide(x) + hand * sharpness


def predict(net, data, scale):
    net.eval()
    out = []
    with torch.no_grad():
        for rows in torch.arange(data.rows, device=data.device).split(65536):
            logits = net(data.x[rows].float() * scale, data.hand[rows], sharpness_of(net.sharpness, data, rows))
            out.append(torch.softmax(logits.masked_fill(~data.plays[rows], MASKED), 1))
    return torch.cat(out)


def new_net(data, scale, sharpness, options, start):
    """A network with random weights; with `start`, what an older weights file knows is taken from it."""
    torch.manual_seed(options.seed)
    net = Net(data.inputs, len(data.outputs), options.hidden, options.second, sharpness, options.dropout).to(data.device)
    if start is not None:
        start.put_into(net, data, scale)
    return net


class Start:
    """An older weights file, from which training goes on."""

    def __init__(self, file):
        with open(file, "rb") as f:
            magic, form, length = struct.unpack("<4sII", f.read(12))
            if magic != b"VNET" or form != 1:
                raise SystemExit(f"{file} is not a weights file of format 1")
            self.header = json.loads(f.read(length))
            body = bytearray(f.read())
        h1, h2 = self.header["hidden"]
        outputs, inputs = len(self.header["outputs"]), sum(s["size"] for s in self.header["sections"])
        at = 0

        def take(kind, count):
            nonlocal at
            values = torch.frombuffer(body, dtype=kind, count=count, offset=at).clone()
            at += (count * values.element_size() + 3) // 4 * 4
            return values

        self.first = take(torch.int16, inputs * (h1 + outputs)).view(inputs, h1 + outputs).float() / FIXED_POINT
        self.bias = take(torch.int32, h1 + outputs).float() / FIXED_POINT
        self.second = take(torch.float32, h1 * h2).view(h1, h2)
        self.second_bias = take(torch.float32, h2)
        self.third = take(torch.float32, h2 * outputs).view(h2, outputs)
        self.third_bias = take(torch.float32, outputs)
        self.sharpness = take(torch.float32, self.header["seatCounts"] * len(self.header["stages"])).view(self.header["seatCounts"], -1)

    def put_into(self, net, data, scale):
        """Copies the weights of all sections and outputs that both know. New inputs begin without influence."""
        h1, h2 = self.header["hidden"]
        if (net.first.out_features, net.second.out_features) != (h1, h2):
            raise SystemExit(f"the start has {h1} and {h2} hidden units")
        own, at = {}, 0
        for s in self.header["sections"]:
            own[(s["name"], s["hash"])] = at
            at += s["size"]
        scale = scale.cpu()
        first = torch.zeros(h1, data.inputs)
        wide = torch.zeros(len(data.outputs), data.inputs)
        column = [data.outputs.index(name) for name in self.header["outputs"]]
        at = 0
        for s in data.sections:
            if (s["name"], s["hash"]) in own:
                there = own[(s["name"], s["hash"])]
                # Inputs are divided by their usual size in training, and the weights of the file are not.
                size = scale[at : at + s["size"]]
                rows = self.first[there : there + s["size"]] * torch.where(size > 0, 1 / size.clamp(min=1e-9), 0)[:, None]
                first[:, at : at + s["size"]] = rows[:, :h1].T
                wide[column, at : at + s["size"]] = rows[:, h1:].T
            at += s["size"]
        with torch.no_grad():
            net.first.weight.copy_(first)
            net.first.bias.copy_(self.bias[:h1])
            net.wide.weight.copy_(wide)
            net.second.weight.copy_(self.second.T)
            net.second.bias.copy_(self.second_bias)
            net.third.weight[column] = self.third.T.to(net.third.weight.device)
            bias = self.third_bias + self.bias[h1:]
            net.third.bias[column] = bias.to(net.third.bias.device)
            net.sharpness.copy_(self.sharpness)

    def covers(self, data):
        """The rows of tables that the older weights know."""
        known = {s["name"] for s in self.header["sections"]}
        covered = [known.issuperset(t["sections"]) and set(t["sides"]) <= set(self.header["outputs"]) for t in data.tables]
        return torch.tensor(covered, device=data.device)[data.table]


def train(name, data, scale, sharpness, target, options, results, reference, start):
    net = new_net(data, scale, sharpness, options, start)
    rows = torch.nonzero(data.part == 0).flatten()
    check = torch.nonzero(data.part == 1).flatten()
    batch = min(options.batch, max(64, len(rows) // 8))
    heavy = [net.first.weight, net.wide.weight, net.second.weight]
    light = [p for p in net.parameters() if all(p is not q for q in heavy)]
    optimizer = torch.optim.AdamW([{"params": heavy, "weight_decay": options.decay}, {"params": light, "weight_decay": 0.0}], lr=options.rate)
    steps = max(1, options.epochs * (len(rows) // batch))
    mean = {k: v.detach().clone() for k, v in net.state_dict().items()}  # moving average of the weights
    best, step = (math.inf, None, 0), 0
    for epoch in range(options.epochs):
        net.train()
        order = rows[torch.randperm(len(rows), device=data.device)]
        for part in order[: len(order) // batch * batch].split(batch):
            for group in optimizer.param_groups:
                group["lr"] = options.rate * min(1, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
            logits = net(data.x[part].float() * scale, data.hand[part], sharpness_of(net.sharpness, data, part))
            loss = -(target[part] * torch.log_softmax(logits.masked_fill(~data.plays[part], MASKED), 1)).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
            if step % 4 == 0:
                keep = min(0.98, step / (step + 40))
                with torch.no_grad():
                    for k, v in net.state_dict().items():
                        mean[k].mul_(keep).add_(v, alpha=1 - keep)
        live = {k: v.detach().clone() for k, v in net.state_dict().items()}
        net.load_state_dict(mean)
        p = predict(net, data, scale)
        loss = by_seat(p[check], data, check)[0].mean().item() if len(check) else 0.0
        say(f"{name}: epoch {epoch + 1}, loss on games for choosing {loss:.4f}")
        if loss < best[0]:
            best = (loss, {k: v.clone() for k, v in mean.items()}, epoch + 1)
        net.load_state_dict(live)
    net.load_state_dict(best[1])
    p = predict(net, data, scale)
    report(name, p, data, reference, results)
    results[name]["choosing"] = {"loss": round(best[0], 4), "epoch": best[2]}
    return net, p


def returns(p, data, keep):
    """
    The target of each row: the lambda return from the next start of a turn on, which ends in the result. It is counted by seat, because
    the output of a seat may change from turn to turn.
    """
    width = data.won.shape[1]
    none = torch.zeros(data.rows, 1, device=data.device)
    p, won = (torch.cat([values, none], 1).gather(1, data.side) for values in (p, data.won))
    last = torch.zeros(data.games, dtype=torch.int64, device=data.device).scatter_reduce_(0, data.number, data.place, "amax")
    longest = int(last.max()) + 1
    target = torch.empty_like(won)
    result = torch.zeros(data.games, MOST_SEATS, device=data.device)
    result[data.number] = won
    row_of = torch.zeros(data.games, longest, dtype=torch.int64, device=data.device)
    row_of[data.number, data.place] = torch.arange(data.rows, device=data.device)
    following = result.clone()
    for k in range(longest - 1, -1, -1):
        running = torch.nonzero(last >= k).flatten()
        rows = row_of[running, k]
        target[rows] = following[running]
        following[running] = (1 - keep) * p[rows] + keep * following[running]
    return torch.zeros(data.rows, width + 1, device=data.device).scatter_(1, data.side, target)[:, :width]


# Weights as a file


def quantized(net, scale, step):
    """The weights as the file has them; scales of inputs become part of the first layer, whose numbers are multiples of `step`."""
    net = net.eval()
    first = torch.cat([net.first.weight, net.wide.weight]).detach().double().cpu().T * scale.double().cpu()[:, None]
    bias = torch.cat([net.first.bias, torch.zeros(net.wide.out_features, device=net.first.bias.device)]).detach().double().cpu()
    whole = (first * FIXED_POINT / step).round() * step
    clipped = int((whole.abs() > 32767).sum())
    single = lambda t: t.detach().float().cpu()
    return {
        "first": whole.clamp(-32767, 32767).to(torch.int16),
        "bias": (bias * FIXED_POINT).round().to(torch.int32),
        "second": single(net.second.weight.T),
        "second_bias": single(net.second.bias),
        "third": single(net.third.weight.T),
        "third_bias": single(net.third.bias),
        "sharpness": single(net.sharpness),
    }, clipped


def pack(tensor, code):
    flat = tensor.contiguous().flatten().tolist()
    return struct.pack(f"<{len(flat)}{code}", *flat)


def packed_size(weights):
    """Compressed bytes of the weights, nearly as the file has them."""
    kinds = {torch.int16: "h", torch.int32: "i", torch.float32: "f"}
    return len(zlib.compress(b"".join(pack(t, kinds[t.dtype]) for t in weights.values()), 9))


def write_weights(file, weights, data, options, training):
    header = {
        "game": data.header["game"],
        "sections": data.sections,
        "outputs": data.outputs,
        "hidden": [options.hidden, options.second],
        "stages": STAGES,
        "seatCounts": SEAT_COUNTS,
        "training": training,
    }
    text = json.dumps(header).encode("ascii")
    text += b" " * (-(len(text) + 12) % 4)
    first = pack(weights["first"], "h")
    body = first + bytes(-len(first) % 4) + pack(weights["bias"], "i")
    for name in ("second", "second_bias", "third", "third_bias", "sharpness"):
        body += pack(weights[name], "f")
    with open(file, "wb") as f:
        f.write(struct.pack("<4sII", b"VNET", 1, len(text)) + text + body)
    return len(body), len(zlib.compress(text + body, 9))


def forward_exact(weights, data, rows):
    """Chances of rows by the weights of the file, in double precision, on the CPU."""
    x = data.x[rows].cpu().double()
    sums = (x @ weights["first"].double() + weights["bias"].double()) / FIXED_POINT
    h1 = weights["second"].shape[0]
    a = torch.relu(sums[:, :h1])
    b = torch.relu(a @ weights["second"].double() + weights["second_bias"].double())
    logits = b @ weights["third"].double() + weights["third_bias"].double() + sums[:, h1:]
    sharpness = weights["sharpness"].double()[data.seats[rows].cpu() - FEWEST_SEATS] * stage_weights(data.progress[rows].cpu().double())
    logits = logits + data.hand[rows].cpu().double() * sharpness.sum(1, keepdim=True)
    return torch.softmax(logits.masked_fill(~data.plays[rows].cpu(), -1e9), 1)


def write_reference(file, weights, data, count):
    """Held-out positions with the chances of this program: `vatra net check` compares its own with them."""
    rows = torch.nonzero(data.part == 2).flatten()
    rows = rows[torch.randperm(len(rows), device=data.device, generator=data.random)[:count]].sort().values
    p = forward_exact(weights, data, rows)
    side = data.side[rows].cpu()
    seat = lambda values: torch.cat([values.cpu(), torch.zeros(len(rows), 1, dtype=values.dtype)], 1).gather(1, side)
    x = data.x[rows].cpu()
    hits = torch.nonzero(x)
    used, table = torch.unique(data.table[rows].cpu(), return_inverse=True)
    header = {k: data.header[k] for k in ("game", "rules", "sections", "outputs")}
    header["bots"] = data.bots
    header["tables"] = [data.tables[i] for i in used.tolist()]
    write_records(
        file,
        header,
        [
            ("game", "u32", data.game[rows]),
            ("turn", "u16", data.turn[rows]),
            ("bot", "u8", data.bot[rows]),
            ("table", "u16", table),
            ("progress", "f32", data.progress[rows]),
            ("hand", "f32", seat(data.hand[rows])),
            ("won", "f32", seat(data.won[rows])),
            ("active", "u16", (x > 0).sum(1)),
            ("input", "u16", data.global_input[hits[:, 1]]),
            ("value", "u8", x[hits[:, 0], hits[:, 1]]),
            ("chance", "f64", seat(p)),
        ],
    )
    return len(rows)


def write_figures(options, data, results, **more):
    if options.figures:
        with open(options.figures, "w") as f:
            json.dump({"rows": data.rows, "games": data.games, "inputs": data.inputs, **more, "results": results}, f, indent=1)


def evaluate(options, data, sharpness, scale, reference, results):
    """Losses of a weights file on games that it was not trained on; the hand-written evaluation is refitted on most of them."""
    weights = Start(options.evaluate)
    options.hidden, options.second = weights.header["hidden"]
    covered = weights.covers(data)
    unscaled = torch.ones_like(scale)
    net = new_net(data, unscaled, sharpness, options, weights)
    p = predict(net, data, unscaled)
    data.part = torch.full_like(data.part, 2)
    report("hand refitted", reference, data, None, results)
    report(f"{options.evaluate}", torch.where(covered[:, None], p, reference), data, reference, results)
    if options.reference:
        exact, _ = quantized(net, unscaled, 1)
        say(f"reference: {write_reference(options.reference, exact, data, 1000)} positions")
    write_figures(options, data, results)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--data", required=True, help="folders with record files, with commas between")
    parser.add_argument("--out", help="the weights file to write")
    parser.add_argument("--evaluate", help="train nothing, and tell the losses of this weights file on all games of the data")
    parser.add_argument("--reference", help="write held-out positions with their chances for `vatra net check`")
    parser.add_argument("--figures", help="write all losses to this JSON file")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--regression", help="compare with a regression on the inputs of this section instead of with the hand-written evaluation")
    parser.add_argument("--start", help="a weights file to go on from; sections that it does not know begin without influence")
    parser.add_argument("--keep", type=float, default=0.85, help="the lambda of the returns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-rows", type=int, default=20_000_000)
    options = parser.parse_args()
    if not options.out and not options.evaluate:
        parser.error("name the weights file to write (--out) or to evaluate (--evaluate)")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    data = Data(options.data.split(","), device, options.most_rows)
    data.random = torch.Generator(device=device)
    data.random.manual_seed(options.seed)
    data.stages = stage_weights(data.progress)
    counts = {name: int((data.part == i).sum()) for i, name in enumerate(("training", "choosing", "held out"))}
    say(f"{device}: {data.rows} rows of {data.games} games, {data.inputs} inputs in {len(data.sections)} sections, rows {json.dumps(counts)}")
    results = {}
    sharpness = refit_hand(data)
    every = torch.arange(data.rows, device=device)
    reference = torch.softmax((data.hand * sharpness_of(sharpness, data, every)).masked_fill(~data.plays, MASKED), 1)
    report("hand refitted", reference, data, None, results)
    if options.regression:
        reference = regression(data, options.regression)
        report(f"regression on {options.regression}", reference, data, None, results)
    # Inputs are divided by their usual size, so that one rate of learning suits all of them.
    sums = torch.zeros(data.inputs, dtype=torch.float64, device=device)
    hits = torch.zeros(data.inputs, dtype=torch.float64, device=device)
    for rows in torch.nonzero(data.part == 0).flatten().split(65536):
        x = data.x[rows]
        sums += x.double().sum(0)
        hits += (x > 0).double().sum(0)
    scale = torch.where(hits >= 12, hits / sums.clamp(min=1), torch.zeros_like(sums)).float()  # too rare: no weight
    start = Start(options.start) if options.start else None
    if options.evaluate:
        return evaluate(options, data, sharpness, scale, reference, results)
    if start:
        # Old and new weights on the tables that the old ones know.
        covered = start.covers(data)
        data.kinds = {**data.kinds, **{f"start knows, {k}": v & covered for k, v in data.kinds.items() if k == "all" or k == "base game" or k.startswith("mix of")}}
        old = torch.where(covered[:, None], predict(new_net(data, scale, sharpness, options, start), data, scale), reference)
        report("start", old, data, reference, results)
    net, p = train("hand and net, results", data, scale, sharpness, data.won, options, results, reference, start)
    target = returns(p, data, options.keep)
    net, p = train("hand and net, returns", data, scale, sharpness, target, options, results, reference, start)
    # The first layer is as exact as the size allows.
    for step in (1, 2, 3, 4, 6, 8, 12, 16, 24, 32):
        weights, clipped = quantized(net, scale, step)
        if packed_size(weights) < MOST_PACKED - HEADER_ROOM:
            break
    check = torch.nonzero(data.part == 2).flatten()[:20000]
    exact = forward_exact(weights, data, check)
    rounding = (exact - p[check].cpu().double()).abs().max().item() if len(check) else 0.0
    training = {"games": data.games, "rows": data.rows, "bots": data.bots, "seed": options.seed, "epochs": options.epochs, "loss": results["hand and net, returns"].get("all")}
    size, packed = write_weights(options.out, weights, data, options, training)
    say(f"weights: {size} bytes, {packed} compressed, multiples of {step}, {clipped} clipped, rounding changes chances by {rounding:.6f} at most")
    if packed > MOST_PACKED:
        raise SystemExit("the weights have more than 400 kB compressed")
    if options.reference:
        say(f"reference: {write_reference(options.reference, weights, data, 1000)} positions")
    write_figures(options, data, results, compressed=packed, rounding=rounding)
    say("done")


if __name__ == "__main__":
    main()
