#!/usr/bin/env node
// The same small bot as bot_python.py, in JavaScript without packages. Try it with
//
//     tetrarch play eko --seat "person,exec:node examples/bot_javascript.mjs"

import { createInterface } from "node:readline";

/** Returns the value of a decision of Ekö: buildings, then captures, and no discs lost to tempests. */
function ekoWorth(choice, view) {
  const [notation, lost = ""] = choice.notation.split("~");
  const worth = -3 * (lost.match(/\d/g) ?? []).length - (lost.includes("!") ? 20 : 0);
  if (notation.includes("^")) return worth + (choice.sentence.includes("over its own") ? 6 : 10);
  const attack = notation.match(/^[a-z]\d+([x*])([a-z]\d+)$/);
  if (attack) {
    // A stack such as E3! has the letter of its player, its discs, and ! for the Emperor.
    const taken = view.stacks[attack[2]];
    return worth + 3 + Number(taken[1]) + (taken.endsWith("!") ? 10 : 0) - (attack[1] === "*" ? 1 : 0);
  }
  return worth - (notation === "pass" ? 5 : 0);
}

/** Returns the value of a decision of Legends: cheap cards, and regions in which we have the most pieces. */
function legendsWorth(choice, view) {
  const { notation, sentence } = choice;
  const own = view.identities[view.decider];
  const ruled = (region, more = 0, fewer = "") => {
    let ours = more;
    let most = 0;
    for (const [letter, [armies, cities]] of Object.entries(view.regions[region] ?? {})) {
      if (letter === own) ours += armies + cities;
      else most = Math.max(most, armies + cities - (letter === fewer ? 1 : 0));
    }
    return ours > most ? 1 : 0;
  };
  let found;
  if (notation.startsWith("bid ")) return -Math.abs(Number(notation.slice(4)) - 1);
  if (notation.startsWith("take ")) return 3 - Number(sentence.match(/for (\d+) coin/)?.[1] ?? 0);
  if ((found = notation.match(/^([A-Z]\d+)-([A-Z]\d+)$/))) {
    const gain = ruled(found[2], 1) - ruled(found[2]) + ruled(found[1], -1) - ruled(found[1]);
    return gain - 0.1 * Number(sentence.match(/\d+/g).at(-1));
  }
  if ((found = notation.match(/^[+^]([A-Z]\d+)$/))) return 0.5 + ruled(found[1], 1) - ruled(found[1]);
  if ((found = notation.match(/^x([A-Z]\d+)([A-Z])\$?$/))) return 0.5 + ruled(found[1], 0, found[2]) - ruled(found[1]);
  return 0;
}

const WORTH = { eko: ekoWorth, legends: legendsWorth };

/** Returns a seeded generator (mulberry32), so that the same seed plays the same game. */
function generator(seed) {
  let state = parseInt(seed.slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

let chance = Math.random;
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const input = createInterface({ input: process.stdin });

input.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    if (message.protocol !== 1 || !(message.game in WORTH)) {
      console.error(`cannot play ${message.game} by protocol ${message.protocol}`);
      process.exit(1);
    }
    chance = generator(message.seed);
    say({ type: "ready", name: "Example in JavaScript" });
  } else if (message.type === "decide") {
    const worth = WORTH[message.game];
    const rated = message.legal.map((choice) => [worth(choice, message.view), chance(), choice]);
    const best = rated.reduce((one, two) => (two[0] - one[0] || two[1] - one[1]) > 0 ? two : one);
    say({ type: "decision", id: message.id, decision: best[2].notation });
  } else if (message.type === "quit") {
    input.close();
  } // "stop" is irrelevant to a bot that answers at once, and "end" needs no answer
});
