#!/usr/bin/env node
// Checks the seeds of a room with nothing but Node: no code of the product is used, so whoever doubts the house
// can read these lines and run them alone.
//
//   node verify-room.mjs https://casino.example/sandbox/studio/room/studio/saranggola/seeds
//   node verify-room.mjs seeds.json
//
// What it checks: every seed is the SHA-256 of the next, down to the fingerprint that was public before the first
// round; what came out of each round is what its seed says; and where the room has a pot, who won it out of all the
// cards that were sold, for the rounds of which the room shows them, and what each handed on to the next.
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** 32-bit words of HMAC-SHA256(seed, `clientSeed:nonce:block`), one after the other. */
function* wordsOf(seed, clientSeed, nonce) {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}

/** A whole number below the bound; words beyond the last whole multiple of it are passed over. */
function drawBelow(words, bound) {
  const fairEnd = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = words.next().value;
    if (word < fairEnd) return word % bound;
  }
}

const colours = ['red', 'blue', 'yellow', 'green', 'white', 'pink'];

const numbersFrom = (first, length) => Array.from({ length }, (_, at) => first + at);

/** The first so many of a shuffled list (Fisher-Yates). */
function drawSome(words, list, count) {
  const left = [...list];
  for (let at = 0; at < count; at += 1) {
    const other = at + drawBelow(words, left.length - at);
    [left[at], left[other]] = [left[other], left[at]];
  }
  return left.slice(0, count);
}

/** What each game makes of the words. */
const games = {
  saranggola(words) {
    const kites = 4_000_000_000;
    const kite = drawBelow(words, kites);
    const height = kite === 0 ? 50_000 : Math.min(50_000, Math.floor((97 * kites - 1) / kite));
    return { height: height < 101 ? 100 : height };
  },
  'color-game-live': (words) => ({
    dice: [0, 1, 2].map(() => colours[drawBelow(words, colours.length)]),
  }),
  'bingo-hall': (words) => ({ balls: drawSome(words, numbersFrom(1, 75), 75) }),
};

/** What the book of cards is printed from: xoshiro128** begun by splitmix32. No secret is in it. */
function* printedWords(serial) {
  let begun = serial >>> 0;
  const state = [0, 0, 0, 0].map(() => {
    begun = (begun + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(begun ^ (begun >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  });
  for (;;) {
    const [a, b, c, d] = state;
    const product = Math.imul(b, 5);
    yield Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    state[0] = a ^ fourth;
    state[1] = b ^ third;
    state[2] = third ^ (b << 9);
    state[3] = (fourth << 11) | (fourth >>> 21);
  }
}

/** A card of the book: five numbers under each letter, by rows, and 0 in the middle. */
function cardOf(serial) {
  const words = printedWords(serial);
  const card = new Array(25).fill(0);
  for (let column = 0; column < 5; column += 1) {
    const cells = [0, 1, 2, 3, 4].map((row) => row * 5 + column).filter((cell) => cell !== 12);
    const numbers = drawSome(words, numbersFrom(column * 15 + 1, 15), cells.length);
    cells.forEach((cell, at) => {
      card[cell] = numbers[at];
    });
  }
  return card;
}

const side = [0, 1, 2, 3, 4];
const falling = side.map((at) => at * 6);
const rising = side.map((at) => at * 4 + 4);
const everyCell = numbersFrom(0, 25);
/** The shapes of a pattern, any of which is enough. */
const shapesOf = {
  line: [
    ...side.map((row) => side.map((column) => row * 5 + column)),
    ...side.map((column) => side.map((row) => row * 5 + column)),
    falling,
    rising,
  ],
  'letter-x': [[...new Set([...falling, ...rising])]],
  frame: [everyCell.filter((cell) => cell < 5 || cell > 19 || cell % 5 === 0 || cell % 5 === 4)],
  'full-house': [everyCell],
};
/** Price of a card in centavos, and the pattern between the line and the full house, by the place in the timetable. */
const timetable = [
  [2000n, 'frame'],
  [200n, 'letter-x'],
  [500n, 'letter-x'],
  [200n, 'frame'],
  [500n, 'frame'],
];

const lower = (one, other) => (one < other ? one : other);

/** What stays in the hall for an early full house: 2 % of what is staked, 0.5 % put aside for the next. */
function poolOf({ before }, price, pot, { ball, cards }) {
  const grown = BigInt(before.amount) + (pot * 20n) / 1000n;
  const amount = lower(grown, 500_000_00n);
  const next = BigInt(before.next) + (pot * 5n) / 1000n + grown - amount;
  const prize = (amount * price) / 2000n;
  const each = ball > 54 ? 0n : prize / BigInt(cards);
  const left = amount - each * BigInt(cards);
  const isEmptied = ball <= 54 && price === 2000n;
  return {
    before,
    prize: `${prize}`,
    won: ball > 54 ? null : { cards, each: `${each}` },
    after: isEmptied
      ? { amount: `${left + next}`, next: '0' }
      : { amount: `${left}`, next: `${next}` },
  };
}

/** What the pot of a draw came to, out of all the cards that were sold for it. */
const pots = {
  'bingo-hall'({ balls }, bets, pool) {
    const [price, middle] = timetable[bets[0].draw];
    const called = Object.fromEntries(balls.map((ball, at) => [ball, at + 1]));
    const cards = bets.flatMap((bet) => bet.cards.map(cardOf));
    const pot = price * BigInt(cards.length);
    const won = [
      ['line', 10n],
      [middle, 15n],
      ['full-house', 45n],
    ].map(([pattern, share]) => {
      const had = cards.map((card) =>
        Math.min(
          ...shapesOf[pattern].map((shape) =>
            Math.max(...shape.map((cell) => called[card[cell]] ?? 0)),
          ),
        ),
      );
      const ball = had.reduce((first, each) => Math.min(first, each), 75);
      const winners = had.filter((each) => each === ball).length;
      const parts = 100n * BigInt(winners);
      const each = (pot * share + parts - 1n) / parts;
      return { pattern, ball, cards: winners, each: `${each}` };
    });
    const told = { players: bets.length, cards: cards.length, pot: `${pot}`, won };
    return pool ? { ...told, pool: poolOf(pool, price, pot, won.at(-1)) } : told;
  },
};

/** Amounts are written as `{"$bigint":"123"}`; here they are plain digits. */
const plain = (value) =>
  JSON.parse(JSON.stringify(value), (_name, each) =>
    typeof each?.$bigint === 'string' ? each.$bigint : each,
  );

/** What is wrong with the pot of a round, where the room shows the cards that were sold for it. */
function wrongPot(engine, { number, outcome, told, bets }) {
  const reckon = pots[engine];
  if (!reckon || !told || !bets?.length) return [];
  const { players, cards, pot, won, pool } = plain(told);
  const shown = JSON.stringify({ players, cards, pot, won, ...(pool && { pool }) });
  const reckoned = JSON.stringify(reckon(outcome, bets, pool));
  return shown === reckoned
    ? []
    : [`The pot of round ${number} was ${shown}; its cards say ${reckoned}.`];
}

/** What is wrong with what a round found in the pool, where the room shows the round before it. */
function wrongPool({ number, told }, before) {
  if (before?.number !== number - 1 || !told?.pool || !before.told?.pool) return [];
  const found = JSON.stringify(plain(told.pool.before));
  const left = JSON.stringify(plain(before.told.pool.after));
  return found === left ? [] : [`Round ${number} found ${found} in the pool; left were ${left}.`];
}

/** What is wrong, in sentences; empty if nothing is. */
export function verifyRoom({ engine, commitment, clientSeed, rounds }) {
  const wrong = [];
  const newestFirst = [...rounds].sort((a, b) => b.place - a.place);
  for (const [at, { number, place, seed, outcome }] of newestFirst.entries()) {
    const before = newestFirst[at + 1];
    if (before && before.place === place - 1 && sha256(seed) !== before.seed) {
      wrong.push(`The seed of round ${number} is not the one that the round before promised.`);
    }
    const play = games[engine];
    const drawn = play && JSON.stringify(play(wordsOf(seed, clientSeed, number)));
    if (drawn && drawn !== JSON.stringify(outcome)) {
      wrong.push(`Round ${number} came to ${JSON.stringify(outcome)}; its seed says ${drawn}.`);
    } else wrong.push(...wrongPot(engine, newestFirst[at]));
    wrong.push(...wrongPool(newestFirst[at], before));
  }
  // One seed hashed down to the beginning proves all that are linked to it; where rounds are missing, each part.
  const heads = newestFirst.filter(({ place }, at) => newestFirst[at - 1]?.place !== place + 1);
  for (const { number, place, seed } of heads) {
    let hash = seed;
    for (let step = 0; step < place; step += 1) hash = sha256(hash);
    if (hash !== commitment) wrong.push(`The seed of round ${number} is not of this chain.`);
  }
  return wrong;
}

async function read(source) {
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8'));
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [source] = process.argv.slice(2);
  if (source === undefined) {
    process.stderr.write('Usage: npm run room:verify -- ADDRESS-OR-FILE\n');
    process.exit(2);
  }
  const room = await read(source);
  const wrong = verifyRoom(room);
  for (const line of wrong) process.stdout.write(`${line}\n`);
  const verdict = wrong.length === 0 ? 'All of it is right.' : `${wrong.length} things are wrong.`;
  process.stdout.write(
    `${room.room}: ${room.rounds.length} rounds of chain ${room.chain}. ${verdict}\n`,
  );
  process.exit(wrong.length === 0 ? 0 : 1);
}
