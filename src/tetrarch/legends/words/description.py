"""Positions in words, for screen readers, logs and the captions of drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrarch.core.game import Outcome
from tetrarch.core.text.messages import Message, ascii_text, clauses, said, series
from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.cards import CARDS_EACH
from tetrarch.legends.position.position import ExploreToken, Garrison, Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words import phrase, say, titles
from tetrarch.legends.words.score import is_counted, points_by_source, score_sheet
from tetrarch.legends.words.sentences import identity_message, identity_name, player_message


class Ways(NamedTuple):
    """The names of the regions one step away, by kind of step."""

    land: list[str]
    bridge: list[str]
    portal: list[str]
    sea: list[str]


# ------------------------------------------------------------------------------------------------------- what is where


def ways_from(position: Position, side: Side, region: str) -> Ways:
    """All neighbours of a region, over joined routes too."""
    components, state, static = position.components, position.state, position.static
    index = components.region_index[region]
    land, bridge = (
        [two if one == region else one for one, two in pairs if region in (one, two)]
        for pairs in (side.land, side.bridge)
    )
    portals = int(state[layout.PORTAL_REGIONS])
    beyond = portals & ~(1 << index) if portals >> index & 1 else 0
    sea = int(state[layout.SEA + index] | static[layout.REGION_ROWS + layout.REGION_ROW * index + layout.REGION_SEA])
    names = components.regions
    return Ways(land, bridge, *([name for at, name in enumerate(names) if mask >> at & 1] for mask in (beyond, sea)))


def island_holder(position: Position, island: Sequence[str]) -> str | None:
    """The letter of the colour that controls strictly more regions of an island than any other, or None (L8.2)."""
    index = position.components.region_index
    holders = [position.controller(index[region]) for region in island]
    counts = {letter: holders.count(letter) for letter in holders if letter}
    most = [letter for letter, count in counts.items() if count == max(counts.values())]
    return most[0] if len(most) == 1 else None


class Thing(NamedTuple):
    """A token or coins in a region."""

    kind: str
    """``start``, ``citadel``, ``dragon``, ``portal``, ``rogues``, ``coins`` or ``token``."""
    face: str = ""
    """The id of an explore token, or ``?`` if it is unknown."""
    is_hidden: bool = False
    """Whether it is face down."""
    title: str = ""
    """The title of a known explore token."""
    seen: str = ""
    """The letters of the seats that have looked at a face-down token; this is public (L12.9)."""

    def words(self, language: str = "en") -> str:
        """The thing in words."""
        return self._words(series(identity_message(letter) for letter in self.seen).text(language), language)

    def short_words(self, language: str = "en") -> str:
        """The thing in few words, with letters for players."""
        return self._words(" ".join(self.seen), language)

    def _words(self, people: str, language: str) -> str:
        if self.kind != "token":
            return say(language, f"lying-{self.kind}")
        face = self.title or self.face
        if not self.is_hidden:
            return face
        return (
            say(language, "lying-seen", face=face, people=people)
            if people
            else say(language, "lying-hidden", face=face)
        )


def things_on_map(position: Position, language: str = "en") -> dict[int, list[Thing]]:
    """Tokens and coins by region."""
    found: dict[int, list[Thing]] = {}

    def add(region: int | None, thing: Thing) -> None:
        if region is not None:
            found.setdefault(region, []).append(thing)

    add(position.start_region, Thing("start"))
    for token in position.explore_tokens():
        is_hidden = "swamp" in position.options.variants
        seen = "".join(position.identities[seat] for seat in token.seen) if is_hidden else ""
        add(token.region, Thing("token", token.face or "?", is_hidden, face_words(position, token, language), seen))
    kinds = (("citadel", position.citadels()), ("portal", position.portals()))
    for kind, regions in (*kinds, ("dragon", [position.dragon_region]), ("rogues", [position.rogues_region])):
        for region in regions:
            add(region, Thing(kind))
    for region in position.merchants():
        add(region, Thing("coins"))
    return found


def face_words(position: Position, token: ExploreToken, language: str = "en") -> str:
    """The title of an explore token; empty if its face is unknown."""
    components = position.components
    if token.face is None:
        return ""
    return said(titles.token_title(components, components.tokens[components.token_index[token.face]]), language)


def garrison_text(letter: str, garrison: Garrison) -> str:
    """The pieces of one colour in a region: ``E3^1`` for 3 armies and 1 city."""
    return f"{letter}{garrison.armies}" + (f"^{garrison.cities}" if garrison.cities else "")


def garrison_words(letter: str, garrison: Garrison, language: str = "en") -> str:
    """The pieces of one colour in a region, in words."""
    parts = [count_words(garrison.armies, "army", language)] if garrison.armies else []
    parts += [count_words(garrison.cities, "city", language)] if garrison.cities else []
    return f"{identity_name(letter, language)} {series(parts).text(language)}"


def region_words(position: Position, region: int, things: Sequence[Thing] = (), language: str = "en") -> str:
    """The contents and the controller of a region, in words."""
    parts = [garrison_words(letter, garrison, language) for letter, garrison in position.garrisons(region).items()]
    controller = position.controller(region)
    parts = [", ".join(parts) or say(language, "region-empty")]
    if controller:
        parts.append(say(language, "controlled-by", player=identity_message(controller)))
    return clauses(parts + [thing.words(language) for thing in things], language)


# --------------------------------------------------------------------------------------------------------------- cards


def use_lines(position: Position, seat: int, language: str = "en") -> list[str]:
    """The cards of a seat, one entry for each use: ``move: Noble Knight``; cards that score points with the number."""
    points = {line.name: line.points for line in score_sheet(position, seat) if line.source == "card"}
    groups: dict[str, list[str]] = {name: [] for name in ("move", "army", "flying", "elixirs", "points", "immune")}
    groups["other"] = []
    for card in position.cards(seat):
        title = said(titles.card_title(position.components, card), language)
        if card.vp_per_family or card.set_family or card.vp_per_flying or card.vp_per_coins:
            groups["points"].append(f"{title} ({points.get(card.id, 0)})")
        elif card.elixir:
            groups["elixirs"].append(f"{title} ({card.elixir})")
        else:
            uses = (("move", card.move), ("army", card.army), ("flying", card.flying), ("immune", card.immune))
            groups[next((use for use, has in uses if has), "other")].append(title)
    return [
        say(language, "use-line", use=say(language, f"use-{use}"), titles=", ".join(cards))
        for use, cards in groups.items()
        if cards
    ]


# --------------------------------------------------------------------------------------------------------------- seats


def bonus_words(position: Position, seat: int, language: str = "en") -> list[str]:
    """The total bonuses of a seat from cards and tokens."""
    bonuses = (
        ("gift-move", position.move_bonus(seat)),
        ("gift-army", position.army_bonus(seat)),
        ("bonus-flying", position.flying(seat)),
        ("count-elixir", position.elixirs(seat)),
        ("gift-immune", int(position.is_immune(seat))),
    )
    return [say(language, name, number=number) for name, number in bonuses if number]


def leader_words(position: Position, seat: int, language: str = "en") -> str:
    """The leader of a seat, ``?`` if it is unknown, or empty if there is none."""
    leader = position.leader(seat)
    if leader is None:
        return "?" if "leaders" in position.options.variants else ""
    return titles.leader_title(leader).text(language)


def bid_words(position: Position, seat: int, language: str = "en") -> str:
    """The bid of a seat during the bidding: a number, ``?`` if it is secret, or empty."""
    bid = position.bid(seat)
    if position.step not in ("bid", "first"):
        return ""
    if bid is None:
        return "?" if position.state[layout.BID + seat] == layout.UNKNOWN else say(language, "bid-none")
    return str(bid)


def tie_words(position: Position, language: str = "en") -> str:
    """What breaks a tie of bids, during the bidding (L3.2, L12.8)."""
    if position.step != "bid":
        return ""
    if "die" in position.options.variants:
        return say(language, "tie-die")
    return say(language, "tie-age", players=series((player_message(position, seat) for seat in position.ages), ""))


def trophies(position: Position, seat: int, language: str = "en") -> list[str]:
    """The tokens that a seat has taken, and the armies that it keeps."""
    found = [face_words(position, token, language) for token in position.explore_tokens() if token.owner == seat]
    if position.dragon_owner == seat:
        found.append(say(language, "trophy-dragon"))
    if position.leader(seat) == "red-sorceress":
        kept = sum(position.kept(other) for other in range(position.players))
        found += [say(language, "trophy-kept", number=kept)] if kept else []
    return found


def seat_state(position: Position, seat: int, language: str = "en") -> str:
    """The state of a seat in the game: won, on turn, founder, or empty."""
    outcome = position.outcome
    if outcome is not None:
        return say(language, "state-won") if seat in outcome.winners else ""
    if position.first is None or position.awaits_chance:
        return say(language, "state-founder") if seat == position.founder else ""
    return say(language, "state-on-turn") if seat == position.seat else ""


def total_words(position: Position, seat: int, language: str = "en") -> list[str]:
    """The points of a match: from the games before, or in total when the current game is scored (L12.1)."""
    if "match" not in position.options.variants:
        return []
    name = "total-all" if is_counted(position) else "total-before"
    return [say(language, name, points=position.total(seat))]


def seat_words(position: Position, seat: int, language: str = "en") -> str:
    """What a seat has, in one sentence."""
    armies, cities = position.supply(seat)
    counted = is_counted(position)
    sources = ", ".join(f"{source} {points}" for source, points in points_by_source(position, seat, language).items())
    points = say(language, "count-point" if counted else "seat-points-now", number=position.points(seat))
    parts = [f"{points}{f' ({sources})' if sources else ''}"]
    if "match" in position.options.variants:
        parts.append(say(language, "seat-total" if counted else "seat-total-before", number=position.total(seat)))
    parts.append(count_words(position.coins(seat), "coin", language))
    parts.append(say(language, "seat-supply", armies=armies, cities=cities))
    if leader := leader_words(position, seat, language):
        parts.append(say(language, "seat-leader", leader=leader))
    if bid := bid_words(position, seat, language):
        parts.append(say(language, "seat-bid", bid=bid))
    parts += bonus_words(position, seat, language) + trophies(position, seat, language)
    cards = clauses(use_lines(position, seat, language), language)
    parts.append(f"{count_words(len(position.cards(seat)), 'card', language)}{f' ({cards})' if cards else ''}")
    return clauses(parts, language)


# ----------------------------------------------------------------------------------------------------------- the moment


def moment_words(position: Position, language: str = "en") -> str:
    """The progress of the game, such as ``game 2 of 3, card 4 of 8``."""
    state, step = position.state, int(position.state[layout.STEP])
    if step == layout.DEAL_STEP:
        moment = phrase("moment-deal")
    elif step < layout.BID_STEP:
        moment = phrase("moment-set-up")
    elif step < layout.TAKE_STEP:
        moment = phrase("moment-bidding")
    elif step < layout.QUEEN_STEP:
        card = int(state[layout.TAKEN + position.seat]) + (step == layout.TAKE_STEP)
        moment = phrase("moment-card", card=card, cards=CARDS_EACH[position.players])
    else:
        moment = phrase("moment-end")
    if "match" in position.options.variants:
        moment = phrase("moment-match", game=position.match_game, moment=moment)
    return moment.text(language)


def step_name(step: str, language: str = "en") -> str:
    """The name of a step, such as ``placing armies``."""
    return say(language, f"phase-{step}")


def end_words(reason: str, language: str = "en") -> str:
    """How a game ended, by the reason in its outcome."""
    return say(language, f"end-{reason}")


def _tie_break(position: Position, outcome: Outcome) -> tuple[str, list[int]]:
    """What broke a tie on points, and between the winner and whom (L8.5)."""
    first, *others = outcome.winners
    if others:
        return "shared", others
    level = [
        seat for seat in range(position.players) if seat != first and position.total(seat) == position.total(first)
    ]
    if not level:
        return "none", []

    def breakers(seat: int) -> dict[str, int]:
        faces = [token.face for token in position.explore_tokens() if token.owner == seat]
        holds = any(token.wins_ties for token in position.components.tokens if token.id in faces)
        book = int(holds and "match" not in position.options.variants)
        armies = int(position.state[layout.ARMIES + seat])
        regions = len(position.regions_controlled(seat))
        return {"book": book, "coins": position.coins(seat), "armies": armies, "regions": regions}

    best, second = breakers(first), max((breakers(seat) for seat in level), key=lambda found: tuple(found.values()))
    return next(name for name in best if best[name] != second[name]), level


def step_sentence(position: Position, language: str = "en") -> str:
    """Who must decide what, or how the game ended, without a full stop."""
    return step_message(position).text(language)


def step_message(position: Position) -> Message:
    """Who must decide what, or how the game ended, in any language."""
    outcome = position.outcome
    if outcome is not None:
        tie, others = _tie_break(position, outcome)
        return phrase(
            "won",
            winners=series(player_message(position, seat) for seat in outcome.winners),
            count=len(outcome.winners),
            points=position.total(outcome.winners[0]),
            tie=tie,
            others=series(player_message(position, seat) for seat in others),
            rule=outcome.rule if tie == "none" else "L8.5",
        )
    step, taken, components = position.step, position.card_in_hand, position.components
    count = int(position.state[layout.COUNT])
    token: str | Message = ""
    if step == "explore":
        is_hidden = "swamp" in position.options.variants
        token = phrase("token-unknown") if is_hidden else titles.token_title(components, components.tokens[count])
    bidders = position.to_decide if step == "bid" else ()
    return phrase(
        f"step-{step}",
        player=player_message(position, position.decider),
        players=series(player_message(position, seat) for seat in bidders),
        count=len(bidders),
        slot=phrase(f"slot-{titles.slot_names(position)[min(count, 3)]}") if step in ("lay", "merchant") else "",
        token=token,
        left=position.neutral_left if step == "neutral" else position.points_left,
        choice=titles.action_message(taken) if taken and step == "half" else "",
        card=titles.card_title(components, taken) if taken else "",
    )


def count_words(number: int, noun: str, language: str = "en") -> str:
    """A number of points, coins, armies, cities, cards or elixirs, by the English noun."""
    return say(language, f"count-{noun}", number=number)


# --------------------------------------------------------------------------------------------------- the whole position


def describe_text(position: Position, language: str = "en") -> str:
    """The whole position in words, line by line, for screen readers and logs.

    The English text is ASCII.
    """
    lines = [
        say(language, "described", players=position.players, moment=moment_words(position, language)),
        f"{step_sentence(position, language)}.",
    ]
    lines += [f"{words}."] if (words := tie_words(position, language)) else []
    for seat, letter in enumerate(position.identities):
        state = seat_state(position, seat, language)
        lines.append(
            say(
                language,
                "described-seat-state" if state else "described-seat",
                seat=seat,
                player=identity_message(letter),
                letter=letter,
                state=state,
                words=seat_words(position, seat, language),
            )
        )
    lines += [*_row_lines(position, language), *_map_lines(position, language)]
    return ascii_text("\n".join(lines)) if language == "en" else "\n".join(lines)


def _row_lines(position: Position, language: str) -> list[str]:
    """The cards in the row and the size of the deck, in words."""
    lines = [
        say(
            language,
            "described-place",
            place=place,
            price=entry.price,
            title=titles.card_title(position.components, entry.card),
            ability=titles.ability_words(entry.card, position.components, language),
            action=titles.action_words(entry.card, language),
        )
        for place, entry in enumerate(position.row(), 1)
        if entry
    ]
    return [*lines, say(language, "described-deck", number=position.deck_left)]


def _map_lines(position: Position, language: str) -> list[str]:
    """The boards, islands and regions in words."""
    things, lines = things_on_map(position, language), []
    for slot, side, turn in titles.laid_boards(position):
        lines.append(f"{titles.board_words(position, slot, side, turn, language)}.")
        for island in side.islands:
            letter = island_holder(position, island)
            holder = identity_message(letter) if letter else phrase("nobody")
            lines.append(say(language, "described-island", regions=series(island), holder=holder))
            for region in island:
                index = position.components.region_index[region]
                lines.append(
                    say(
                        language,
                        "described-region",
                        region=region,
                        words=region_words(position, index, things.get(index, ()), language),
                        ways=ways_words(ways_from(position, side, region), language),
                    )
                )
    return lines


def ways_words(ways: Ways, language: str = "en") -> str:
    """The neighbours of a region, in words."""
    kinds = (("land", ways.land), ("bridge", ways.bridge), ("portal", ways.portal), ("sea", ways.sea))
    parts = [say(language, f"ways-{kind}", regions=series(names)) for kind, names in kinds if names]
    return ", ".join(parts) or say(language, "ways-none")
