import { randomUUID } from 'node:crypto';
import type { WireAnswer, WirePlayer } from '@perya/sandbox/wires/wire-player';
import type { CheckResult } from './check-provider-api.ts';

/** What the checks of a provider's own wire need. */
export interface WireTarget {
  /** A player who has opened the game, has no round open in it and can afford two hundred stakes. */
  wire: WirePlayer;
  /** The same, by somebody who does not know the provider's key. */
  forged: WirePlayer;
  /** Whole pesos, within the stake range of the game. */
  pesos: number;
}

class Deviation extends Error {
  override name = 'Deviation';
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Deviation(what);
}

const copies = 200;
const times = <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, act));

/** As often as that a provider asks again before it leaves a transaction to a person. */
const attemptsMax = 20;

/**
 * Asks again what was not done: on every wire that is what a provider does with a bet, a win and a return whose
 * answer was lost, or that a wallet has no time for. It is the same transaction, so it counts once.
 */
async function untilDone(ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask().catch((error: Error) => {
      if (attempt === attemptsMax) throw error;
      return null;
    });
    if (answer?.isDone || (answer && attempt === attemptsMax)) return answer;
  }
}

/** A round with one bet, under new ids. */
function newRound({ wire, pesos }: WireTarget) {
  const round = randomUUID();
  const bet = randomUUID();
  return {
    round,
    stake: () => wire.bet({ round, id: bet, pesos }),
    win: (won: number, id: string = randomUUID()) => wire.win({ round, id, bet, pesos: won }),
    takeBack: (id: string = randomUUID()) => wire.takeBack({ round, id, bet, pesos }),
  };
}

const mustBeDone = (answers: readonly WireAnswer[]): void =>
  must(
    answers.every(({ isDone }) => isDone),
    `refused ${answers.filter(({ isDone }) => !isDone).length} of ${answers.length}`,
  );

interface WireCheck {
  name: string;
  /** What the balance changes by, in stakes. */
  stakes: number;
  run(target: WireTarget): Promise<void>;
}

const checks: readonly WireCheck[] = [
  {
    name: 'a bet takes its stake, and a win pays',
    stakes: 1,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await round.stake(), await round.win(target.pesos * 2)]);
    },
  },
  {
    name: 'a lost round is closed by a win of nothing, and what it wins later is paid',
    stakes: 2,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await round.stake(), await round.win(0), await round.win(target.pesos * 3)]);
    },
  },
  {
    name: 'a bet that is taken back comes back once, under whatever ids',
    stakes: 0,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await round.stake(), await round.takeBack(), await round.takeBack()]);
    },
  },
  {
    name: 'a bet of a round that is over comes back once',
    stakes: 0,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await round.stake(), await round.win(0), await round.takeBack()]);
      mustBeDone([await round.takeBack()]);
    },
  },
  {
    name: 'a bet that was taken back before it came takes nothing',
    stakes: 0,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await round.takeBack()]);
      await round.stake();
    },
  },
  {
    name: 'a win without its bet is refused',
    stakes: 0,
    run: async (target) => {
      must(!(await newRound(target).win(target.pesos)).isDone, 'paid it');
    },
  },
  {
    name: 'what somebody else has signed moves nothing',
    stakes: 0,
    run: async ({ forged, pesos }) => {
      const answer = await forged.bet({ round: randomUUID(), id: randomUUID(), pesos });
      must(!answer.isDone && answer.balance === null, 'believed it, or told a balance');
    },
  },
  {
    name: `one bet ${copies} times at once takes one stake, its win pays once`,
    stakes: 1,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone(await times(copies, () => untilDone(round.stake)));
      const id = randomUUID();
      mustBeDone(await times(copies, () => untilDone(() => round.win(target.pesos * 2, id))));
    },
  },
  {
    name: `one bet taken back ${copies} times at once comes back once`,
    stakes: 0,
    run: async (target) => {
      const round = newRound(target);
      mustBeDone([await untilDone(round.stake)]);
      mustBeDone(
        await times(copies, () => {
          // Each return under an id of its own, and asked again under the same one.
          const id = randomUUID();
          return untilDone(() => round.takeBack(id));
        }),
      );
    },
  },
  {
    name: 'a bet and its return at once, in whatever order they arrive, leave nothing taken',
    stakes: 0,
    run: async (target) => {
      for (let number = 0; number < 20; number += 1) {
        const round = newRound(target);
        const id = randomUUID();
        const [, back] = await Promise.all([round.stake(), untilDone(() => round.takeBack(id))]);
        mustBeDone([back]);
      }
    },
  },
];

async function balanceOf({ wire }: WireTarget): Promise<number> {
  const { balance } = await wire.balance();
  must(balance !== null && Number.isSafeInteger(balance), `told the balance ${balance}`);
  return balance ?? 0;
}

async function runCheck({ stakes, run }: WireCheck, target: WireTarget): Promise<void> {
  const before = await balanceOf(target);
  await run(target);
  const change = (await balanceOf(target)) - before;
  const expected = stakes * target.pesos * 100;
  must(change === expected, `changed the balance by ${change} instead of ${expected}`);
}

/** Plays as the provider of a wire of its own does, and compares what becomes of the balance. */
export async function checkWire(
  target: WireTarget,
  onResult: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [place, check] of checks.entries()) {
    const deviation = await runCheck(check, target).then(
      () => null,
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );
    const result = { number: place + 1, name: check.name, deviation };
    results.push(result);
    onResult(result);
  }
  return results;
}
