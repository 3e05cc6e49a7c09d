import {
  jackpotReturn,
  jackpotReturnMax,
  problemOfJackpot,
} from '@perya/contract/rules/jackpots/jackpots';
import { engineRtp } from '@perya/demo/engines';
import { demoGames } from '@perya/demo/games';
import { demoJackpots } from '@perya/demo/jackpots';
import { parsePesos } from '@perya/money';
import { expect, test } from 'vitest';

const amount = (pesos: string) => parsePesos(pesos) ?? 0n;
const terms = demoJackpots.map((jackpot) => ({
  ...jackpot,
  seed: amount(jackpot.seed),
  cap: amount(jackpot.cap),
  one_in: amount(jackpot.one_in),
}));

test('jackpots of the demo can be, and each of its games returns less than is staked with all of its own', () => {
  for (const jackpot of terms) expect(problemOfJackpot(jackpot)).toBeNull();
  for (const code of new Set(terms.flatMap(({ games }) => games))) {
    const game = demoGames.find((each) => each.code === code);
    if (!game) throw new Error(`There is no game ${code}`);
    const own = Number(engineRtp[game.engine]) * 10_000;
    const beside = terms.filter(({ games }) => games.includes(code));
    const all = beside.reduce((sum, jackpot) => sum + jackpotReturn(jackpot), own);
    expect(all).toBeGreaterThan(own);
    expect(all).toBeLessThan(jackpotReturnMax);
  }
});
