import { commitmentOf, type FairSource } from '@perya/game-kit/fair-source';
import { BetRefused, type Step } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { shoeSources } from '@perya/game-kit/shoe';
import { type Centavos, centavos } from '@perya/money';
import { type GamePort, type Played, PortRefusal, type RoundRecord } from '../port.ts';
import { newRequestId } from '../session/new-request-id.ts';
import type { ShownRound } from '../view.ts';
import { createPracticeSeeds } from './practice-seeds.ts';

interface Table {
  id: string;
  record: Omit<RoundRecord, 'payout' | 'stakeReturned' | 'isHeld'>;
  moves: unknown[];
  source: FairSource;
  step: Step<unknown>;
  stake: bigint;
}

interface PracticeOptions {
  beginsWithOpenRound?: boolean;
  /** The same rounds each time; new seeds without it. */
  seed?: string | null;
}

const returnedOf = ({ step }: Table) => step.stakeReturned ?? centavos(0);
const firstBalance = 10_000_00n;
const noFunds = { en: 'The balance is too low.', tl: 'Kulang ang balanse.' };

/** Plays in the browser by the same rules, with a balance that is only a number. */
export function createPracticePort(
  module: AnyGameModule,
  { seed = null, beginsWithOpenRound = false }: PracticeOptions = {},
): GamePort {
  const { rules, simulatedPlay } = module;
  let balance: bigint = firstBalance;
  const seeds = createPracticeSeeds({ shoeRounds: rules.shoeRounds, fixed: seed });
  let table: Table | null = null;
  const records = new Map<string, RoundRecord>();
  let last: RoundRecord | null = null;

  const fairness = () => ({ ...seeds.fairness(), last });
  const shownOf = (current: Table): ShownRound<unknown> => ({
    id: current.id,
    number: current.record.nonce,
    status: current.step.payout === null ? 'open' : 'settled',
    stake: centavos(current.stake - returnedOf(current)),
    payout: current.step.payout,
    stakeReturned: returnedOf(current),
    isHeld: false,
    shown: rules.show(current.step.state),
  });
  const take = (amount: bigint) => {
    if (amount > balance) throw new PortRefusal('INSUFFICIENT_FUNDS', noFunds);
    balance -= amount;
  };
  const finish = (current: Table): Played => {
    const { payout } = current.step;
    table = payout === null ? current : null;
    if (payout !== null) {
      balance += payout + returnedOf(current);
      last = {
        ...current.record,
        moves: [...current.moves],
        stake: centavos(current.stake),
        payout: payout as Centavos,
        stakeReturned: returnedOf(current),
        isHeld: false,
      };
      records.set(current.id, last);
      seeds.next();
    }
    return {
      round: shownOf(current),
      balance: centavos(balance),
      isPaid: true,
      fairness: fairness(),
    };
  };
  const attempt = <Result>(work: () => Result): Promise<Result> => {
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(
        error instanceof BetRefused ? new PortRefusal('BET_REFUSED', error.text) : error,
      );
    }
  };
  const bet = (input: unknown): Played => {
    const asked: unknown = rules.parseBet(input);
    const parsed: unknown = rules.toPresentRules?.(asked) ?? asked;
    const stake = rules.stakeOf(parsed);
    take(stake);
    const drawn = seeds.seeds();
    const { source, earlier } = shoeSources(drawn);
    const id = newRequestId();
    const named = { roundId: id, engine: rules.slug, gameName: rules.name };
    return finish({
      id,
      record: {
        ...named,
        ...drawn,
        commitment: commitmentOf(drawn.serverSeed),
        bet: parsed,
        moves: [],
        stake,
      },
      moves: [],
      source,
      step: rules.open(parsed, source, earlier),
      stake,
    });
  };
  if (beginsWithOpenRound) bet(simulatedPlay.bet);

  return {
    readStatus: () =>
      attempt(() => ({
        balance: centavos(balance),
        round: table && shownOf(table),
        unpaidCount: 0,
        unseen: [],
        fairness: fairness(),
      })),
    readPast: () => Promise.resolve([]),
    bet: (_requestId, input) => attempt(() => bet(input)),
    move: (_requestId, _roundId, input) =>
      attempt(() => {
        const current = table;
        if (!current) throw new Error('No round is open');
        const move: unknown = rules.parseMove(input);
        const extra = rules.extraStakeOf(current.step.state, move);
        const step = rules.move(current.step.state, move, current.source);
        take(extra);
        return finish({
          ...current,
          step,
          stake: current.stake + extra,
          moves: [...current.moves, move],
        });
      }),
    markShown: () => Promise.resolve(),
    changeClientSeed: (next) =>
      attempt(() => {
        seeds.change(next);
        return fairness();
      }),
    readRecord: (roundId) =>
      attempt(() => {
        const found = records.get(roundId);
        if (!found) throw new Error('Unknown round');
        return found;
      }),
  };
}
