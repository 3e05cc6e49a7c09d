import { commitmentOf } from '@perya/game-kit/fair-source';
import { seedAt } from '@perya/game-kit/hash-chain';
import { encodeJson } from '@perya/game-kit/json';
import { shoeSources } from '@perya/game-kit/shoe';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { rules } from './baccarat/rules/index.ts';
import { shoeRounds } from './baccarat/rules/paytable.ts';
import { sideSpots } from './baccarat/rules/spots.ts';
import { outcomes } from './baccarat/rules/tableau.ts';
import { cardSign } from './dice-and-cards/deck.ts';
import { type ShoeRecord, verifyShoe } from './verify-shoe.mjs';

const from = 12;
const lastSeed = '3c'.repeat(32);

/** A round of a shoe as the studio gives its record to anybody. */
function recordOf(place: number, clientSeed = 'sapatos') {
  const stake = centavos(100_00n);
  const bet = rules.parseBet({
    placed: [...outcomes, ...sideSpots].map((spot) => ({ spot, stake })),
  });
  const serverSeed = seedAt(lastSeed, shoeRounds, place + 1);
  const seeds = { serverSeed, clientSeed, nonce: from + place, shoeFrom: from };
  const { source, earlier } = shoeSources(seeds);
  const { state, payout } = rules.open(bet, source, earlier);
  const record = { ...seeds, commitment: commitmentOf(serverSeed), bet, payout };
  return { state, record: JSON.parse(encodeJson(record)) as ShoeRecord };
}

const signsOf = (cards: Parameters<typeof cardSign>[0][]) => cards.map(cardSign).join(' ');

test('the script that stands alone deals every round of a shoe as the product does, and pays the same', () => {
  for (const clientSeed of ['sapatos', 'iba', 'pangatlo']) {
    for (let place = 0; place < shoeRounds; place += 1) {
      const { state, record } = recordOf(place, clientSeed);
      const { wrong, rounds, fingerprint } = verifyShoe(record);
      expect(wrong).toEqual([]);
      expect(fingerprint).toBe(seedAt(lastSeed, shoeRounds, 0));
      expect(rounds).toHaveLength(place + 1);
      expect(rounds.at(-1)).toEqual({
        number: from + place,
        player: signsOf([...state.player]),
        banker: signsOf([...state.banker]),
      });
    }
  }
});

test('finds a payout that is another, a seed that is, and a shoe that began elsewhere', () => {
  const { record } = recordOf(20);
  expect(verifyShoe({ ...record, payout: { $bigint: '1' } }).wrong).toHaveLength(1);
  expect(verifyShoe({ ...record, serverSeed: 'ab'.repeat(32) }).wrong.length).toBeGreaterThan(0);
  const other = verifyShoe({ ...record, shoeFrom: from + 1 });
  expect(other.fingerprint).not.toBe(verifyShoe(record).fingerprint);
});
