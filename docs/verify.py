"""Verifies the deals of Tetrarch records.

Usage: python3 verify.py [--commitment HEX] [--salt TEXT] [--salt-commitment HEX] ... game.json ...

With these options, it also compares the record with what a player kept from before the deal: the server's commitment,
the own salt, and the commitments to the salts of all players. Without them, a server that replaces the record as a
whole, or the salt of another player, is not found.

This file needs Python 3.8 or later and nothing else. docs/verification.md specifies every step.
"""

import argparse
import collections
import hashlib
import json
import re
import sys

LETTERS = ["E", "T", "M", "S"]
WORD = 0xFFFFFFFF

# Ekö: the published tiles and layouts

LARGE = {"gray": "ABCDEFG", "blue": "HIJ", "red": "KLM"}
SPACES = {
    "A": "K..x...", "B": ".r..c..", "C": ".r.c.x.", "D": "m..r...", "E": ".r..c..", "F": ".m.r.x.", "G": ".m.c.r.",
    "H": "K......", "I": ".m..x..", "J": ".c.r...", "K": "m......", "L": "K..r...", "M": ".c.x...",
    "N": ".s..c..", "O": ".o..c..", "P": "ttt", "Q": "ttt", "R": "pxx", "S": "ttt", "T": "wxx", "U": "ttt",
}  # fmt: skip
REPLACES = {"N": ("sand", "EB"), "O": ("moon", "EB")}
SMALL = {"P": ("labyrinth", 3), "Q": ("labyrinth", 3), "R": ("portals", 2), "S": ("pyramids", 2), "T": ("wind", 1)}
SMALL["U"] = ("beacon", 1)
MOUTHS = [3, 4]  # the direction of the mouth of each copy of R: west, north-west
LAYOUTS = {
    "bars": {
        "gray": [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
        "blue": [(2, -1), (2, 0), (1, 1)],
        "red": [(-1, -1), (-2, 0), (-2, 1)],
    },
    "star": {
        "gray": [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
        "blue": [(1, 1), (-2, 1), (1, -2)],
        "red": [(-1, 2), (-1, -1), (2, -1)],
    },
}
STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]

# Legends: the published cards with their smallest numbers of players, leaders and tokens

CARDS = {
    2: (
        "ancient-phoenix ancient-sage ancient-tree-spirit ancient-woods cursed-banshee cursed-gargoyles cursed-king "
        "cursed-mausoleum cursed-tower dire-dragon dire-eye dire-giant dire-goblin dire-ogre forest-elf forest-gnome "
        "forest-pixie forest-tree-town graveyard lake night-hydra night-village night-wizard noble-hills noble-knight "
        "noble-unicorn stronghold"
    ),
    3: "arcane-manticore arcane-sphinx arcane-temple mountain-dwarf mountain-treasury",
    4: "castle-or castle-and",
}
SIDES = [  # both sides of each board: letter and number of regions, and exits at the top, right, bottom and left
    ("horseshoe", "H", 5, "2453"), ("citadel", "C", 3, "1221"), ("desert", "D", 7, "1564"), ("meadows", "M", 5, "1354"),
    ("volcano", "V", 7, "1476"), ("ice", "I", 5, "1352"), ("tall", "T", 3, "2332"), ("fern", "F", 3, "1332"),
]  # fmt: skip
LEADERS = ["fairy-queen", "bandit-king", "red-sorceress", "white-knight"]
TOKENS = ["magic-spring", "cottage", "hidden-treasure", "magic-book", "stable", "poison-swamp"]


def pairs(first, second):
    """The items of two lists of the same length, in pairs."""
    return [(first[at], second[at]) for at in range(len(first))]


class Generator:
    """xoshiro128++, started from the seed and the name of a stream."""

    def __init__(self, seed, stream):
        digest = hashlib.sha256(f"tetrarch:{seed}:{stream}".encode()).digest()
        self.words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
        self.words[0] |= 1

    def word(self):
        """The next 32 bits."""
        a, b, c, d = self.words
        total = (a + d) & WORD
        result = ((((total << 7) | (total >> 25)) & WORD) + a) & WORD
        c, d = c ^ a, d ^ b
        self.words = [a ^ d, b ^ c, c ^ ((b << 9) & WORD), ((d << 11) | (d >> 21)) & WORD]
        return result

    def below(self, bound):
        """A number from 0 to bound - 1, by Lemire's method."""
        product = self.word() * bound
        while (product & WORD) < (WORD + 1) % bound:
            product = self.word() * bound
        return product >> 32

    def shuffle(self, items):
        """Fisher and Yates, from the last place to the second."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def commitment(seed):
    """What is published before the match."""
    return hashlib.sha256(f"tetrarch seed commitment 1\n{seed}".encode()).hexdigest()


def salt_commitment(salt):
    """What a player publishes before the salt."""
    return hashlib.sha256(f"tetrarch salt commitment 1\n{salt}".encode()).hexdigest()


# Ekö


def eko_deal(seed, players, variants):
    """The identities, the first player and the discs."""
    chance = Generator(seed, "eko deal")
    letters = list(LETTERS)
    chance.shuffle(letters)
    identities = "".join(letters[:players])
    first = chance.below(players)
    discs = []
    if "draft" not in variants:
        for letter in identities:
            discs += [letter + "!"] + [letter] * 15
        chance.shuffle(discs)
    return {"identities": identities, "first": first, "discs": "".join(discs)}


def eko_board(seed, players, layout, variants, pyramids):
    """The tiles of the board: name, place, rotation and, for small ones, the number of the copy."""
    chance = Generator(seed, "eko board")
    sections = [("gray", 2), ("blue", 3), ("red", 4)]
    while True:
        names = [name for section, least in sections if players >= least for name in LARGE[section]]
        replaced = set()
        for name, (variant, others) in REPLACES.items():
            if variant in variants:
                other = next(other for other in others if other not in replaced)
                replaced.add(other)
                names[names.index(other)] = name
        chance.shuffle(names)
        places = [place for section, least in sections if players >= least for place in LAYOUTS[layout][section]]
        large = [(name, 2 * a - b, a + 3 * b, chance.below(6)) for name, (a, b) in pairs(names, places)]
        small = [(name, copy) for name, (variant, copies) in SMALL.items() for copy in range(1, copies + 1)
                 if variant in variants and name != "S"]  # fmt: skip
        small += [("S", copy) for copy in range(1, pyramids + 1)] if "pyramids" in variants else []
        chance.shuffle(small)
        board = Board(large)
        if all(board.add(name, copy, chance) for name, copy in small):
            return large, sorted(board.small, key=lambda tile: (tile[0], tile[4]))


class Board:
    """The hexes that are covered so far."""

    def __init__(self, large):
        self.kinds, self.mouths, self.small = {}, set(), []
        for name, q, r, rotation in large:
            ring = [STEPS[(place + rotation) % 6] for place in range(6)]
            self.cover(name, [(q, r)] + [(q + dq, r + dr) for dq, dr in ring])

    def cover(self, name, cells):
        """Cover some hexes with the spaces of a tile."""
        self.kinds.update(pairs(cells, SPACES[name]))

    def near(self, kinds):
        """The free hexes beside a hex of one of some kinds."""
        beside = {(q + dq, r + dr) for (q, r), kind in self.kinds.items() if kind in kinds for dq, dr in STEPS}
        return beside - set(self.kinds)

    def add(self, name, copy, chance):
        """Place a small tile at random; False if there is no place."""
        spaces, movement = self.near(".t"), self.near(".")
        found = []
        for q, r in sorted((spaces | {(q + dq, r + dr) for q, r in spaces for dq, dr in STEPS}) - set(self.kinds)):
            for rotation in range(6):
                turns = [STEPS[rotation], STEPS[(rotation + 1) % 6]]
                cells = [(q, r)] + [(q + dq, r + dr) for dq, dr in turns]
                kinds = dict(pairs(cells, SPACES[name]))
                mouth = None
                if name == "R":
                    dq, dr = STEPS[(MOUTHS[copy - 1] + rotation) % 6]
                    mouth = (q + dq, r + dr)
                if (
                    any(cell in self.kinds for cell in cells)
                    or ("t" in kinds.values() and not any(kinds[cell] == "t" and cell in spaces for cell in cells))
                    or ("w" in kinds.values() and not all(kinds[cell] != "w" or cell in movement for cell in cells))
                    or (mouth and (mouth in self.mouths or self.kinds.get(mouth) not in (".", "t")))
                ):
                    continue
                found.append((q, r, rotation, cells, mouth))
        if not found:
            return False
        q, r, rotation, cells, mouth = found[chance.below(len(found))]
        self.cover(name, cells)
        self.small.append((name, q, r, rotation, copy))
        if mouth:
            self.mouths.add(mouth)
        return True


def check_eko(record, seed):
    """The checks of a record of Ekö: names and whether they hold; None if there is nothing to check."""
    start, options = record["start"], record["options"]
    if "board" not in start:
        return [("start", None)]
    board, variants, players = start["board"], set(options["variants"]), options["players"]
    dealt = eko_deal(seed, players, variants)
    checks = [(name, start[name] == dealt[name]) for name in ("identities", "first", "discs")]
    if not board.get("layout") or "tile_set" in board:
        return [*checks, ("board", None)]
    pyramids = sum(tile["tile"] == "S" for tile in board["tiles"])
    large, small = eko_board(seed, players, board["layout"], variants, pyramids)
    wanted = [(name, [q, r], rotation, 1) for name, q, r, rotation in large]
    wanted += [(name, [q, r], rotation, copy) for name, q, r, rotation, copy in small]
    found = [(tile["tile"], tile["at"], tile.get("rotation", 0), tile.get("copy", 1)) for tile in board["tiles"]]
    return [*checks, ("board", found == wanted)]


# Legends


def legends_table(seed, players):
    """The identities, the founder and the age order before the first game."""
    chance = Generator(seed, "legends table")
    letters = list(LETTERS)
    chance.shuffle(letters)
    founder = chance.below(players)
    ranks = list(range(players))
    chance.shuffle(ranks)
    ages = sorted(range(players), key=lambda seat: ranks[seat])
    return {"identities": "".join(letters[:players]), "founder": founder, "ages": "".join(letters[a] for a in ages)}


def quick_setup(chance, variants):
    """The set-up decisions up to the merchant coins, each drawn among all legal ones in their order."""
    is_rectangle = "rectangle" in variants
    made, laid = [], []  # the side and quarter turns of each slot

    def draw(legal):
        made.append(legal[chance.below(len(legal))])
        return made[-1]

    for slot in range(4):
        legal = {}
        for side, (name, _, _, _) in enumerate(SIDES):
            if side // 2 in [other // 2 for other, _ in laid] or (name == "desert" and slot and not is_rectangle):
                continue
            legal.update({f"{name}@{90 * turn}": (side, turn) for turn in range(0, 4, 2 if is_rectangle else 1)})
        laid.append(legal[draw(list(legal))])
    centre, edges = 0, [1, 2, 3]  # in a T, the first board has others at its right, bottom and left
    if is_rectangle:
        desert = [slot for slot in range(4) if SIDES[laid[slot][0]][0] == "desert"]
        centre = int(draw([f"centre:{slot + 1}" for slot in desert or range(4)])[-1]) - 1
        edges = [[1, 2], [2, 3], [0, 1], [0, 3]][centre]
    regions = [f"{SIDES[side][1]}{number}" for side, _ in sorted(laid) for number in range(1, SIDES[side][2] + 1)]
    side, turn = laid[centre]
    exits = sorted({SIDES[side][3][(edge - turn) % 4] for edge in edges})
    used = {draw([f"start:{SIDES[side][1]}{number}" for number in exits])[6:]}
    counts = {"citadels": 3, "dragon": 1, "portals": 2, "rogues": 1}
    tokens = (6 if "swamp" in variants else 5) if "explore" in variants else 0
    tokens += sum(count for variant, count in counts.items() if variant in variants)
    for _ in range(tokens):
        used.add(draw([f"token:{region}" for region in regions if region not in used])[6:])
    for side, _ in laid if "merchants" in variants else ():
        draw([f"coins:{SIDES[side][1]}{number}" for number in range(1, SIDES[side][2] + 1)])
    return ",".join(made)


def legends_deal(seed, game, players, variants, identities, has_setup=False, cards=None, tokens=None):
    """The deal of a game of the match, counted from 1."""
    chance = Generator(seed, f"legends deal {game}")
    cards = cards or [(card, least) for least, names in CARDS.items() for card in names.split()]
    deck = [card for card, least in cards if least <= players]
    chance.shuffle(deck)
    dealt = {"deck": ",".join(reversed(deck))}
    if "leaders" in variants:
        leaders = list(LEADERS)
        chance.shuffle(leaders)
        dealt["leaders"] = ",".join(leaders[:players])
    if "swamp" in variants:
        faces = list(tokens or TOKENS)
        chance.shuffle(faces)
        dealt["tokens"] = ",".join(faces)
    if "die" in variants:
        ranks = list(range(players))
        chance.shuffle(ranks)
        dealt["die"] = "".join(identities[seat] for seat in sorted(range(players), key=lambda seat: ranks[seat]))
    if has_setup:
        dealt["setup"] = quick_setup(chance, variants)
    return dealt


def check_legends(record, seed):
    """The checks of a record of Legends."""
    start, options = record["start"], record["options"]
    if "position" in start:
        return [("start", None)]
    players, variants = options["players"], set(options["variants"])
    table = legends_table(seed, players)
    checks = [(name, start[name] == table[name]) for name in ("identities", "founder")]
    checks.append(("ages", True if start["ages"] == table["ages"] else None))  # the players may give their ages
    cards = tokens = None
    if "components" in start:
        cards = [(card["id"], card.get("min_players", 2)) for card in start["components"]["cards"]]
        tokens = [token["id"] for token in start["components"].get("tokens", [])]
    deals = [event["chance"] for event in record["events"] if event.get("chance")]
    for game, text in enumerate(deals, 1):
        fields = dict(word.split("=", 1) for word in text.split())
        has_setup = options["quick_setup"] and cards is None
        dealt = legends_deal(seed, game, players, variants, start["identities"], has_setup, cards, tokens)
        checks += [(f"game {game}: {name}", fields.get(name) == value) for name, value in dealt.items()]
        if "setup" in fields and not has_setup:
            checks.append((f"game {game}: setup", None))  # on boards that this file does not know
    return checks


# Seed and salts

BALANCED = re.compile("balanced/[0-9]{1,3} deal ([1-9][0-9]{0,2}) of ([1-9][0-9]{0,2})")


def is_reserved(salt):
    """Whether the salt is for the server to add: it names one of several balanced deals."""
    return salt.startswith("balanced/")


def check_salts(record):
    """Whether the salts are those that were committed to, and which of them the server may have chosen."""
    salts, promised = record.get("salts", []), record.get("salt_commitments")
    players = salts[:-1] if salts and is_reserved(salts[-1]) else salts
    checks = []
    if promised is not None:
        is_complete = len(promised) == len(salts)
        is_true = is_complete and all(one in (None, salt_commitment(salt)) for salt, one in pairs(salts, promised))
        is_open = is_true and None in promised[: len(players)]  # a salt without a commitment
        checks.append(("salt commitments", None if is_open else is_true))
    elif players:
        checks.append(("salt commitments", None))  # the record is older, or its players had none
    if any(is_reserved(salt) for salt in players):
        checks.append(("salts", False))
    if len(players) < len(salts):
        deal = BALANCED.fullmatch(salts[-1])
        is_possible = deal is not None and int(deal[1]) <= int(deal[2])
        checks.append(("choice of the balanced deal", None if is_possible else False))
    return checks


FIELDS = "commitment salts salt_commitments balanced tournament"
Kept = collections.namedtuple("Kept", FIELDS, defaults=(None, (), (), False, False))
NOTHING = Kept()


def check_kept(record, kept):
    """Whether the record agrees with what a player has kept from before the deal."""
    checks, salts = [], record.get("salts", [])
    if kept.commitment is not None:
        found = {record.get("commitment"), commitment(record["seed"])}
        checks.append(("kept commitment", found == {kept.commitment.lower()}))
    for salt in kept.salts:
        checks.append((f"kept salt {salt}", salt in salts))
    if kept.salt_commitments:
        has_extra = kept.balanced and salts and is_reserved(salts[-1])
        found = [salt_commitment(salt) for salt in (salts[:-1] if has_extra else salts)]
        promised = [one.lower() for one in kept.salt_commitments]
        if kept.tournament:
            promised = [one for one in promised if one in found]
        checks.append(("kept salt commitments", found == promised))
    return checks


def check(record, kept=NOTHING):
    """All checks of a record: names, and whether they hold; None for what this file does not check."""
    if record.get("seed") is None:
        return [("seed", False if any(kept[:3]) else None)]
    seed = "\n".join([record["seed"], *record.get("salts", [])])
    dealt = {"eko": check_eko, "legends": check_legends}[record["game"]](record, seed)
    is_committed = commitment(record["seed"]) == record.get("commitment")
    return [("commitment", is_committed), *check_kept(record, kept), *check_salts(record), *dealt]


def main():
    """Print all checks of the files that the command line names."""
    parser = argparse.ArgumentParser(description="Verifies the deals of Tetrarch records.")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the server's commitment that you kept from before the deal"
    )
    parser.add_argument("--salt", metavar="TEXT", action="append", default=[], help="a salt that must be in the record")
    parser.add_argument(
        "--salt-commitment",
        metavar="HEX",
        action="append",
        default=[],
        help="a commitment to a salt that you kept; give those of all players, in the order of the seats",
    )
    parser.add_argument("--balanced", action="store_true", help="the game was to be balanced, which adds a salt")
    parser.add_argument("--tournament", action="store_true", help="salts of players who were late may be missing")
    parser.add_argument("files", metavar="game.json", nargs="*")
    asked = parser.parse_args()
    kept = Kept(asked.commitment, asked.salt, asked.salt_commitment, asked.balanced, asked.tournament)
    words = {True: "ok", False: "WRONG", None: "not checked"}
    is_good = True
    for path in asked.files:
        with open(path, encoding="utf-8") as file:
            checks = check(json.load(file), kept)
        for name, holds in checks:
            print(f"{path}: {name}: {words[holds]}")
            is_good = is_good and holds is not False
    sys.exit(0 if is_good and asked.files else 1)


if __name__ == "__main__":
    main()
