import type { ProviderCode } from '@perya/contract/provider-api/wire';
import type { DecisionOutcome } from '../../modules/games/held-wins/held-wins.store.ts';
import { type Drawn, inputOf, returnedBy } from './drawn-requests.ts';

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
  /** All of its stake went back and it paid nothing: it was never played. */
  isFailed: boolean;
}

/** A win beyond a ceiling, or what a player does not have and was to give back: it waits for a person. */
interface Held {
  round: Round;
  /** Below nothing where it is to be taken back. */
  change: number;
  decision: 'released' | 'refused' | null;
}

type Target = Known & { round: Round };

/** What the provider API must answer one player in one game, written as plainly as the rules can be said. */
export class WalletModel {
  balance: number;
  turnover = 0;
  private readonly known = new Map<number, Known>();
  private readonly open = new Map<number, Round>();
  private readonly rounds: Round[] = [];
  private readonly held: Held[] = [];
  private latest: Round | null = null;
  private readonly times: number;

  /** `times` is how many times its stake a round of the game may pay. */
  constructor(funds: number, times: number) {
    this.balance = funds;
    this.times = times;
  }

  /** What the rounds that are over have staked and paid by now. */
  get played() {
    const over = this.rounds.filter(({ isOpen }) => !isOpen);
    const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
    return {
      stake: sum(over.map(({ stake }) => stake)),
      payout: sum(over.map(({ payout }) => payout)),
    };
  }

  private keep(
    request: Drawn,
    round: Round | null,
    amount: number,
    held: Held | null = null,
  ): Said {
    if (held) this.held.push(held);
    const answer = { code: 'OK' as const, balance: this.balance, held: held !== null };
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

  private waitsOf(round: Round): Held[] {
    return this.held.filter((held) => held.round === round && held.decision === null);
  }

  private close(round: Round, isFailed: boolean): void {
    round.isOpen = false;
    round.isFailed = isFailed;
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
      round = { number, stake: 0, payout: 0, isOpen: true, isFailed: false };
      this.rounds.push(round);
      this.open.set(number, round);
      this.latest = round;
    }
    round.stake += amount;
    this.balance -= amount;
    this.turnover += amount;
    return this.keep(request, round, amount);
  }

  private pay(round: Round, amount: number): void {
    round.payout += amount;
    this.balance += amount;
  }

  /** Whether a win of an open round was held, and not refused since. */
  private mayStillPay(round: Round): boolean {
    return this.held.some((held) => held.round === round && held.decision !== 'refused');
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
    const { amount, isFinished } = request;
    const isHeld = this.isBeyond(round, amount, returned);
    this.giveBack(target, returned);
    if (!isHeld) this.pay(round, amount);
    if (isFinished) {
      const isNothing = round.stake === 0 && returned > 0 && round.payout === 0 && amount === 0;
      this.close(round, isNothing && !this.mayStillPay(round));
    }
    const held = { round, change: amount, decision: null };
    return this.keep(request, round, amount, isHeld ? held : null);
  }

  private correction(request: Drawn, named: Known | undefined): ProviderCode | Said {
    const target = this.targetOf(request, named);
    if (typeof target === 'string') return target;
    const { round } = target;
    if (round.isOpen) return 'ROUND_OPEN';
    if (round.isFailed) return 'TRANSACTION_ROLLED_BACK';
    const { returned } = request;
    const change = returned > 0 ? 0 : request.change;
    const owed = this.waitsOf(round).reduce((all, held) => all + Math.min(held.change, 0), 0);
    if (change < 0 && round.payout + change + owed < 0) return 'CORRECTION_ABOVE_PAYOUT';
    if (returned > target.amount - target.returned) return 'RETURN_ABOVE_STAKE';
    const isHeld = this.balance + change < 0 || this.isBeyond(round, change, 0);
    if (!isHeld) {
      this.pay(round, change);
      this.giveBack(target, returned);
    }
    const held = { round, change, decision: null };
    return this.keep(request, round, change, isHeld ? held : null);
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
      if (!round.isOpen || round.payout > 0 || this.mayStillPay(round))
        return 'TRANSACTION_SETTLED';
      target.isRolledBack = true;
      round.stake -= target.amount;
      if (round.stake === 0) this.close(round, true);
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

  /** What a person is told who decides, and about which of what was ever held; null where nothing was. */
  judge({ betId, decision }: Drawn): { place: number; outcome: DecisionOutcome } | null {
    const place = betId % Math.max(this.held.length, 1);
    const held = this.held[place];
    if (!held) return null;
    if (held.decision !== null) {
      return { place, outcome: held.decision === decision ? 'REPEATED' : 'DECIDED' };
    }
    if (decision === 'released') {
      if (this.balance + held.change < 0) return { place, outcome: 'UNFUNDED' };
      this.pay(held.round, held.change);
    }
    held.decision = decision;
    return { place, outcome: 'DONE' };
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
