import type { ProviderCode, ProviderVerb } from '@perya/contract/provider-api/wire';
import fc from 'fast-check';

/** One request of a provider, by numbers that stand for its names. */
export interface Drawn {
  verb: Exclude<ProviderVerb, 'balance'>;
  id: number;
  betId: number;
  round: number;
  amount: number;
  isFinished: boolean;
  /** What a win that ends the round gives back, and a correction that changes no payout. */
  returned: number;
  /** What a correction pays or takes back. */
  change: number;
  /** It is sent again at once. */
  isTwice: boolean;
}

const rarely = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: rare });

const rounds = 3;
const betIds = fc.integer({ min: 0, max: 8 });
const otherIds = fc.integer({ min: 9, max: 200 });

const choices = fc.record({
  verb: fc.oneof(
    { weight: 8, arbitrary: fc.constant('bet' as const) },
    { weight: 5, arbitrary: fc.constant('win' as const) },
    { weight: 8, arbitrary: fc.constant('correction' as const) },
    { weight: 1, arbitrary: fc.constantFrom('rollback', 'promo') },
  ),
  betId: betIds,
  /** Few distinct ids, so that they collide: with the same and with other inputs, and across verbs. */
  ids: fc.record({ ofBet: rarely(betIds, otherIds), ofOther: rarely(otherIds, betIds) }),
  /** Another round than the bet's own. */
  otherRound: rarely(fc.constant(null), fc.integer({ min: 0, max: rounds - 1 })),
  amount: fc.integer({ min: 1, max: 4 }).map((hundreds) => hundreds * 1000),
  isFinished: fc.constantFrom(true, true, true, false),
  returned: fc.constantFrom(0, 0, 500, 1500),
  change: fc.constantFrom(-6000, -3000, -2000, -1000, 1000, 2000),
  isTwice: rarely(fc.constant(false), fc.constant(true)),
});

/** A request that often meets what was there before: its bet in its round, or something else under its id. */
export const drawn: fc.Arbitrary<Drawn> = choices
  .map(({ ids, otherRound, ...request }) => {
    const isBet = request.verb === 'bet';
    const id = isBet ? ids.ofBet : ids.ofOther;
    return { ...request, id, round: otherRound ?? (isBet ? id : request.betId) % rounds };
  })
  .filter(({ id, betId }) => id !== betId);

/** What the model says of an answer. */
interface Said {
  code: ProviderCode;
  balance: number | undefined;
  held: boolean;
}

interface Known {
  verb: Drawn['verb'] | 'tombstone';
  input: string;
  answer: Said;
  round: Round | null;
  amount: number;
  /** Of a bet: what came back of it without being taken back. */
  returned: number;
  isRolledBack: boolean;
}

interface Round {
  number: number;
  stake: number;
  payout: number;
  isOpen: boolean;
  /** Something of it waits for a person: a win beyond a ceiling. */
  hasHeldWin: boolean;
  /** To be taken back, and waiting for a person. */
  owed: number;
}

type Target = Known & { round: Round };

/** What the provider API must answer one player in one game, written as plainly as the rules can be said. */
export class WalletModel {
  balance: number;
  turnover = 0;
  private readonly known = new Map<number, Known>();
  private readonly open = new Map<number, Round>();
  private latest: Round | null = null;
  private readonly times: number;

  /** `times` is how many times its stake a round of the game may pay. */
  constructor(funds: number, times: number) {
    this.balance = funds;
    this.times = times;
  }

  private keep(request: Drawn, round: Round | null, amount: number, held = false): Said {
    const answer = { code: 'OK' as const, balance: this.balance, held };
    const { verb, id } = request;
    this.known.set(id, {
      verb,
      input: inputOf(request),
      answer,
      round,
      amount,
      returned: 0,
      isRolledBack: false,
    });
    return answer;
  }

  private close(round: Round): void {
    round.isOpen = false;
    this.open.delete(round.number);
  }

  /** The bet that a request names, or why it cannot be meant. */
  private targetOf({ verb, round }: Drawn, target: Known | undefined): Target | ProviderCode {
    if (!target || !['bet', 'tombstone'].includes(target.verb)) return 'TRANSACTION_DOES_NOT_EXIST';
    if (target.round && target.round.number !== round) return 'TRANSACTION_DOES_NOT_EXIST';
    const isGone = target.verb === 'tombstone' || target.isRolledBack;
    if (isGone && verb !== 'rollback') return 'TRANSACTION_ROLLED_BACK';
    return target as Target;
  }

  private isBeyond({ payout, stake }: Round, amount: number, returned: number): boolean {
    return amount > 0 && payout + amount > (stake - returned) * this.times;
  }

  private bet(request: Drawn): ProviderCode | Said {
    const { round: number, amount } = request;
    const { latest } = this;
    if (latest && !latest.isOpen && latest.number === number && !this.open.has(number)) {
      return 'ROUND_CLOSED';
    }
    if (this.balance < amount) return 'INSUFFICIENT_FUNDS';
    let round = this.open.get(number);
    if (!round) {
      round = { number, stake: 0, payout: 0, isOpen: true, hasHeldWin: false, owed: 0 };
      this.open.set(number, round);
      this.latest = round;
    }
    round.stake += amount;
    this.balance -= amount;
    this.turnover += amount;
    return this.keep(request, round, amount);
  }

  private giveBack(target: Target, returned: number): void {
    target.returned += returned;
    target.round.stake -= returned;
    this.balance += returned;
    this.turnover -= returned;
  }

  private win(request: Drawn, named: Known | undefined): ProviderCode | Said {
    const target = this.targetOf(request, named);
    if (typeof target === 'string') return target;
    const { round } = target;
    if (!round.isOpen) return 'ROUND_CLOSED';
    const returned = returnedBy(request);
    if (returned > target.amount) return 'RETURN_ABOVE_STAKE';
    const isHeld = this.isBeyond(round, request.amount, returned);
    this.giveBack(target, returned);
    if (isHeld) round.hasHeldWin = true;
    else {
      round.payout += request.amount;
      this.balance += request.amount;
    }
    if (request.isFinished) this.close(round);
    return this.keep(request, round, request.amount, isHeld);
  }

  private correction(request: Drawn, named: Known | undefined): ProviderCode | Said {
    const target = this.targetOf(request, named);
    if (typeof target === 'string') return target;
    const { round } = target;
    if (round.isOpen) return 'ROUND_OPEN';
    const { returned } = request;
    const change = returned > 0 ? 0 : request.change;
    if (change < 0 && round.payout + change < round.owed) return 'CORRECTION_ABOVE_PAYOUT';
    if (returned > target.amount - target.returned) return 'RETURN_ABOVE_STAKE';
    const isDebt = this.balance + change < 0;
    if (isDebt) round.owed -= change;
    const isHeld = isDebt || this.isBeyond(round, change, 0);
    if (!isHeld) {
      round.payout += change;
      this.balance += change;
      this.giveBack(target, returned);
    }
    return this.keep(request, round, change, isHeld);
  }

  private rollback(request: Drawn, named: Known | undefined): ProviderCode | Said {
    if (!named) {
      const answer = { code: 'OK' as const, balance: this.balance, held: false };
      const tombstone = { verb: 'tombstone' as const, input: '', answer, round: null };
      this.known.set(request.betId, { ...tombstone, amount: 0, returned: 0, isRolledBack: false });
      return this.keep(request, null, 0);
    }
    const target = this.targetOf(request, named);
    if (typeof target === 'string') return target;
    if (target.verb === 'bet' && !target.isRolledBack) {
      const { round } = target;
      if (!round.isOpen || round.payout > 0 || round.hasHeldWin) return 'TRANSACTION_SETTLED';
      target.isRolledBack = true;
      round.stake -= target.amount;
      if (round.stake === 0) this.close(round);
      this.balance += target.amount;
      this.turnover -= target.amount;
    }
    return this.keep(request, target.round, 0);
  }

  private decide(request: Drawn): ProviderCode | Said {
    const target = this.known.get(request.betId);
    if (request.verb === 'bet') return this.bet(request);
    if (request.verb === 'win') return this.win(request, target);
    if (request.verb === 'rollback') return this.rollback(request, target);
    if (request.verb === 'correction') return this.correction(request, target);
    this.balance += request.amount;
    return this.keep(request, null, request.amount);
  }

  answer(request: Drawn): Said {
    const { verb, id } = request;
    const refuse = (code: ProviderCode) => ({
      code,
      balance: code === 'TRANSACTION_DOES_NOT_EXIST' ? undefined : this.balance,
      held: false,
    });
    const before = this.known.get(id);
    if (before) {
      const isSame = before.input === inputOf(request);
      if (verb === 'bet' && (before.verb === 'tombstone' || (before.isRolledBack && isSame))) {
        return refuse('TRANSACTION_ROLLED_BACK');
      }
      return isSame ? before.answer : refuse('DUPLICATE_TRANSACTION');
    }
    const decided = this.decide(request);
    return typeof decided === 'string' ? refuse(decided) : decided;
  }
}

/** What a win gives back: only one that ends its round does. */
export const returnedBy = ({ isFinished, returned }: Drawn) => (isFinished ? returned : 0);

/** A correction changes one thing: it gives something back, or pays or takes back. */
export const correctionOf = ({ returned, change }: Drawn) =>
  returned > 0 ? { amount: 0, stake_returned: returned } : { amount: change };

function inputOf(request: Drawn): string {
  const { verb, round, amount, betId, isFinished } = request;
  if (verb === 'promo') return `promo ${amount}`;
  if (verb === 'correction') {
    return `correction ${round} ${betId} ${JSON.stringify(correctionOf(request))}`;
  }
  if (verb === 'bet') return `bet ${round} ${amount}`;
  return verb === 'win'
    ? `win ${round} ${amount} ${betId} ${isFinished} ${returnedBy(request)}`
    : `rollback ${round} ${betId}`;
}
