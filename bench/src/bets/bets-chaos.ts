import { createProviderClient } from '@perya/contract/provider-api/client';
import type {
  ProviderAnswer,
  ProviderRequest,
  ProviderVerb,
} from '@perya/contract/provider-api/wire';

export interface ChaosSeat {
  player: string;
  token: string;
  game: string;
}

export interface ChaosOptions {
  /** The servers; a request goes to any of them. */
  urls: readonly string[];
  venue: string;
  key: { id: string; secret: string };
  /** One for each player; all play at the same time. */
  seats: readonly ChaosSeat[];
  /** The same seed gives the same faults; how they interleave depends on the machine. */
  seed: number;
  prefix: string;
  /** Of a round, in centavos; a few pesos if not given. */
  stakes?: { least: number; most: number };
  /** Waits before a server that has died is asked again; if not given, none may die. */
  onSilence?: () => Promise<unknown>;
  isOver(roundsOfPlayer: number): boolean;
  /** Told of every round that has ended. */
  onRound?: () => void;
}

export interface ChaosReport {
  rounds: number;
  sent: number;
  duplicated: number;
  delayed: number;
  dropped: number;
  rolledBack: number;
  /** What each player gained or lost by the provider's own records, in centavos. */
  sums: Map<string, number>;
}

/** What is asked again; so is whoever gives no answer at all. */
const silence: ProviderAnswer = { code: 'TRY_AGAIN', message: '' };

type Call = () => Promise<ProviderAnswer>;
type Count = 'sent' | 'duplicated' | 'delayed' | 'dropped' | 'rolledBack';

const attemptsMax = 4;
const smallStakes = { least: 100, most: 500 };

/** A generator of its own for each player (mulberry32), so that players do not disturb each other's faults. */
function createDice(seed: number) {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One player's provider on an unreliable network: it knows only the answers it got, and its records must still reconcile. */
async function playOn(
  {
    urls,
    venue,
    key,
    prefix,
    seed,
    stakes = smallStakes,
    onSilence,
    isOver,
    onRound,
  }: ChaosOptions,
  { player, token, game }: ChaosSeat,
  place: number,
  count: (what: Count) => void,
): Promise<{ rounds: number; sum: number }> {
  const dice = createDice(seed * 1000 + place);
  const chance = (percent: number) => dice() * 100 < percent;
  const clients = urls.map((url) => createProviderClient({ url, venue, key, timeoutMs: 30_000 }));
  /** Duplicates that arrive out of order. */
  const late: Call[] = [];
  const landing: Promise<unknown>[] = [];
  const who = { player, game, currency: 'PHP' };

  function callOf<Verb extends ProviderVerb>(verb: Verb, request: ProviderRequest<Verb>): Call {
    return async () => {
      count('sent');
      const client = clients[Math.floor(dice() * clients.length)] ?? clients[0];
      if (!client) throw new Error('There is no server');
      if (!onSilence) return client.call(verb, request);
      const answer = await client.call(verb, request).catch(() => silence);
      if (answer.code === silence.code) await onSilence();
      return answer;
    };
  }

  /** Null if no answer came: the request or its answer was lost, or is delayed. */
  async function tryOnce(call: Call): Promise<ProviderAnswer | null> {
    while (late.length > 0 && chance(40)) {
      landing.push((late.shift() as Call)());
    }
    if (chance(10)) {
      count('dropped');
      return null;
    }
    if (chance(10)) {
      count('delayed');
      late.push(call);
      return null;
    }
    if (chance(15)) {
      count('duplicated');
      if (chance(50)) landing.push(call());
      else late.push(call);
    }
    const answer = await call();
    if (answer.code === silence.code) return null;
    if (!chance(10)) return answer;
    count('dropped');
    return null;
  }

  async function untilAnswered(call: Call): Promise<ProviderAnswer> {
    for (;;) {
      const answer = await tryOnce(call);
      if (answer) return answer;
    }
  }

  function mustBeOk(answer: ProviderAnswer, what: string): void {
    if (answer.code !== 'OK') throw new Error(`${what} of player ${player} got ${answer.code}`);
  }

  async function rollBack(round_id: string, bet: string): Promise<void> {
    count('rolledBack');
    const request = { ...who, round_id, bet_transaction_id: bet, transaction_id: `${bet}-x` };
    mustBeOk(await untilAnswered(callOf('rollback', request)), 'A rollback');
  }

  /** True if the stake was taken for certain; in doubt it is rolled back. */
  async function placeBet(round_id: string, bet: string, amount: number): Promise<boolean> {
    const call = callOf('bet', { ...who, round_id, transaction_id: bet, amount, token });
    for (let attempt = 1; attempt <= attemptsMax && !chance(10); attempt++) {
      const answer = await tryOnce(call);
      if (answer?.code === 'OK') return true;
      if (answer) break;
    }
    await rollBack(round_id, bet);
    return false;
  }

  /** Plays one round and says what it changed, by what was acknowledged. */
  async function playRound(round_id: string): Promise<number> {
    const stake = stakes.least + Math.floor(dice() * (stakes.most - stakes.least));
    const bets = [`${round_id}-b`, `${round_id}-c`] as const;
    if (!(await placeBet(round_id, bets[0], stake))) return 0;
    const isRaised = chance(30) && (await placeBet(round_id, bets[1], stake));
    if (chance(10)) {
      // The game failed before it had an outcome; a second stake that never was is taken back too.
      for (const bet of bets) await rollBack(round_id, bet);
      return 0;
    }
    const payout = chance(60) ? 0 : Math.floor(dice() * 3 * stake);
    const win = {
      ...who,
      round_id,
      bet_transaction_id: bets[0],
      transaction_id: `${round_id}-w`,
      amount: payout,
      is_finished: true,
    };
    mustBeOk(await untilAnswered(callOf('win', win)), 'A win');
    return payout - stake - (isRaised ? stake : 0);
  }

  let sum = 0;
  let rounds = 0;
  while (!isOver(rounds)) {
    rounds += 1;
    sum += await playRound(`${prefix}-${place}-${rounds}`);
    onRound?.();
  }
  for (const call of late) landing.push(call());
  await Promise.all(landing);
  return { rounds, sum };
}

/** Plays with all players at once over a network that duplicates, delays, reorders and drops. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const counts = { sent: 0, duplicated: 0, delayed: 0, dropped: 0, rolledBack: 0 };
  const count = (what: Count) => {
    counts[what] += 1;
  };
  const played = await Promise.all(
    options.seats.map((seat, place) => playOn(options, seat, place, count)),
  );
  return {
    ...counts,
    rounds: played.reduce((total, { rounds }) => total + rounds, 0),
    sums: new Map(options.seats.map(({ player }, place) => [player, played[place]?.sum ?? 0])),
  };
}
