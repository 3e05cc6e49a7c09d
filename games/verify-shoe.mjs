#!/usr/bin/env node
// Checks a round of baccarat, and every round before it from the same shoe, with nothing but Node: no code of the
// product is used, so whoever doubts the house can read these lines and run them alone.
//
//   node verify-shoe.mjs https://casino.example/sandbox/studio/api/round/ID
//   node verify-shoe.mjs round.json
//
// What it checks: the seed has the fingerprint that was shown before the bet; hashed down it leads to the
// fingerprint of the whole shoe, which was shown before its first round; and the cards that the seeds deal pay what
// was paid. It prints all rounds of the shoe, to compare with the roads.
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

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const pack = ['♠', '♥', '♦', '♣'].flatMap((suit) =>
  ranks.map((rank, at) => ({ name: `${rank}${suit}`, rank, points: at >= 9 ? 0 : at + 1 })),
);
/** Eight packs, one behind the other: what a draw counts along. */
const freshShoe = () => Array.from({ length: 8 }, () => pack).flat();

const totalOf = (cards) => cards.reduce((sum, { points }) => sum + points, 0) % 10;

function bankerDraws(total, third) {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third.points !== 8;
  if (total === 4) return third.points >= 2 && third.points <= 7;
  if (total === 5) return third.points >= 4 && third.points <= 7;
  return total === 6 && (third.points === 6 || third.points === 7);
}

/** Takes the cards of a round out of the shoe. */
function deal(shoe, words) {
  const draw = () => shoe.splice(drawBelow(words, shoe.length), 1)[0];
  const hands = { player: [draw()], banker: [draw()] };
  hands.player.push(draw());
  hands.banker.push(draw());
  if (totalOf(hands.player) < 8 && totalOf(hands.banker) < 8) {
    if (totalOf(hands.player) <= 5) hands.player.push(draw());
    if (bankerDraws(totalOf(hands.banker), hands.player[2])) hands.banker.push(draw());
  }
  return hands;
}

const aheadPays = { 4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30 };

function dragon(own, other) {
  const isNatural = (cards) => cards.length === 2 && totalOf(cards) >= 8;
  const ahead = totalOf(own) - totalOf(other);
  if (ahead === 0) return isNatural(own) && isNatural(other) ? 1 : 0;
  if (ahead < 0) return 0;
  if (isNatural(own)) return 2;
  return ahead in aheadPays ? aheadPays[ahead] + 1 : 0;
}

/** How many times its stake a spot gives back. */
function timesOf(spot, { player, banker }) {
  const ahead = totalOf(player) - totalOf(banker);
  const pair = ([first, second]) => (first.rank === second.rank ? 12 : 0);
  switch (spot) {
    case 'player':
      return ahead > 0 ? 2 : Number(ahead === 0);
    case 'banker':
      return ahead < 0 ? 1.95 : Number(ahead === 0);
    case 'tie':
      return ahead === 0 ? 10 : 0;
    case 'playerPair':
      return pair(player);
    case 'bankerPair':
      return pair(banker);
    case 'luckySix':
      if (ahead >= 0 || totalOf(banker) !== 6) return 0;
      return banker.length === 2 ? 14 : 24;
    case 'playerDragon':
      return dragon(player, banker);
    case 'bankerDragon':
      return dragon(banker, player);
    default:
      return Number.NaN;
  }
}

/** Amounts are written as `{"$bigint":"1250"}`. */
const amountOf = (written) => Number(written?.$bigint ?? written);
const namesOf = (cards) => cards.map(({ name }) => name).join(' ');

/** The rounds of the shoe up to this one, and what is wrong, in sentences; empty if nothing is. */
export function verifyShoe(record) {
  const { serverSeed, clientSeed, nonce, commitment, bet } = record;
  const from = record.shoeFrom ?? nonce;
  const seeds = [serverSeed];
  for (let before = nonce - 1; before >= from; before -= 1) seeds.unshift(sha256(seeds[0]));
  const shoe = freshShoe();
  const rounds = seeds.map((seed, at) => {
    const number = from + at;
    return { number, ...deal(shoe, wordsOf(seed, clientSeed, number)) };
  });
  const last = rounds[rounds.length - 1];
  const paid = bet.placed.reduce(
    (sum, { spot, stake }) => sum + Math.floor(amountOf(stake) * timesOf(spot, last) + 1e-6),
    0,
  );
  const wrong = [];
  if (sha256(serverSeed) !== commitment) {
    wrong.push('The seed does not have the fingerprint that was shown before the bet.');
  }
  if (paid !== amountOf(record.payout)) {
    wrong.push(`Paid were ${amountOf(record.payout)} centavos; the cards say ${paid}.`);
  }
  return {
    wrong,
    fingerprint: sha256(seeds[0]),
    rounds: rounds.map(({ number, player, banker }) => ({
      number,
      player: namesOf(player),
      banker: namesOf(banker),
    })),
  };
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
    process.stderr.write('Usage: npm run shoe:verify -- ADDRESS-OR-FILE\n');
    process.exit(2);
  }
  const { wrong, fingerprint, rounds } = verifyShoe(await read(source));
  for (const { number, player, banker } of rounds) {
    process.stdout.write(`${number}: Player ${player} · Banker ${banker}\n`);
  }
  process.stdout.write(`Fingerprint of the shoe: ${fingerprint}\n`);
  for (const line of wrong) process.stdout.write(`${line}\n`);
  const verdict = wrong.length === 0 ? 'All of it is right.' : `${wrong.length} things are wrong.`;
  process.stdout.write(`${rounds.length} rounds of this shoe. ${verdict}\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
