#!/usr/bin/env node
// Checks the seeds of a room with nothing but Node: no code of the product is used, so whoever doubts the house
// can read these lines and run them alone.
//
//   node verify-room.mjs https://casino.example/sandbox/studio/room/studio/saranggola/seeds
//   node verify-room.mjs seeds.json
//
// What it checks: every seed is the SHA-256 of the next, down to the fingerprint that was public before the first
// round; and what came out of each round is what its seed says.
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
};

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
    }
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
