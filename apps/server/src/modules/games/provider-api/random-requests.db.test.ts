import type { ProviderAnswer, ProviderCode, ProviderVerb } from '@perya/contract/provider-api/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const runs = 12;
const requestsEach = 80;
const funds = 10_000;

/** Few distinct ids, so that they collide: with the same and with other inputs, and across verbs. */
interface Drawn {
  verb: Exclude<ProviderVerb, 'balance'>;
  id: number;
  betId: number;
  round: number;
  amount: number;
  isFinished: boolean;
  /** What a win that ends the round gives back. */
  returned: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  verb: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'promo'),
  id: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 60 })),
  betId: fc.integer({ min: 0, max: 12 }),
  round: fc.integer({ min: 0, max: 1 }),
  amount: fc.integer({ min: 1, max: 4 }).map((hundreds) => hundreds * 1000),
  isFinished: fc.boolean(),
  returned: fc.constantFrom(0, 0, 500, 1500),
});

interface Known {
  verb: Drawn['verb'] | 'tombstone';
  input: string;
  answer: { code: ProviderCode; balance: number };
  round: Round | null;
  amount: number;
  isRolledBack: boolean;
}

interface Round {
  number: number;
  stake: number;
  payout: number;
  isOpen: boolean;
}

/** What the provider API must answer one player in one game, written as plainly as the rules can be said. */
class Model {
  balance = funds;
  turnover = 0;
  private readonly known = new Map<number, Known>();
  private latest: Round | null = null;

  private keep(request: Drawn, round: Round | null, amount: number) {
    const answer = { code: 'OK' as const, balance: this.balance };
    const { verb, id } = request;
    this.known.set(id, {
      verb,
      input: inputOf(request),
      answer,
      round,
      amount,
      isRolledBack: false,
    });
    return answer;
  }

  private bet(request: Drawn): ProviderCode | null {
    const { round, amount } = request;
    if (this.latest?.isOpen && this.latest.number !== round) return 'ROUND_OPEN';
    if (this.latest && !this.latest.isOpen && this.latest.number === round) return 'ROUND_CLOSED';
    if (this.balance < amount) return 'INSUFFICIENT_FUNDS';
    if (!this.latest?.isOpen) this.latest = { number: round, stake: 0, payout: 0, isOpen: true };
    this.latest.stake += amount;
    this.balance -= amount;
    this.turnover += amount;
    this.keep(request, this.latest, amount);
    return null;
  }

  private win(request: Drawn, target: Known | undefined): ProviderCode | null {
    if (!target || !['bet', 'tombstone'].includes(target.verb)) return 'TRANSACTION_DOES_NOT_EXIST';
    if (target.round && target.round.number !== request.round) return 'TRANSACTION_DOES_NOT_EXIST';
    if (target.verb === 'tombstone' || target.isRolledBack) return 'TRANSACTION_ROLLED_BACK';
    if (!target.round?.isOpen) return 'ROUND_CLOSED';
    const returned = returnedBy(request);
    if (returned > target.amount) return 'RETURN_ABOVE_STAKE';
    target.round.payout += request.amount;
    target.round.isOpen = !request.isFinished;
    this.balance += request.amount + returned;
    this.turnover -= returned;
    this.keep(request, target.round, request.amount);
    return null;
  }

  private rollback(request: Drawn, target: Known | undefined): ProviderCode | null {
    if (!target) {
      const answer = { code: 'OK' as const, balance: this.balance };
      this.known.set(request.betId, {
        verb: 'tombstone',
        input: '',
        answer,
        round: null,
        amount: 0,
        isRolledBack: false,
      });
    } else if (!['bet', 'tombstone'].includes(target.verb)) {
      return 'TRANSACTION_DOES_NOT_EXIST';
    } else if (target.round && target.round.number !== request.round) {
      return 'TRANSACTION_DOES_NOT_EXIST';
    } else if (target.verb === 'bet' && !target.isRolledBack) {
      if (!target.round?.isOpen || target.round.payout > 0) return 'TRANSACTION_SETTLED';
      target.isRolledBack = true;
      target.round.stake -= target.amount;
      target.round.isOpen = target.round.stake > 0;
      this.balance += target.amount;
      this.turnover -= target.amount;
    }
    this.keep(request, target?.round ?? null, 0);
    return null;
  }

  answer(request: Drawn): { code: ProviderCode; balance: number | undefined } {
    const { verb, id, betId, amount } = request;
    const refuse = (code: ProviderCode) => ({
      code,
      balance: code === 'TRANSACTION_DOES_NOT_EXIST' ? undefined : this.balance,
    });
    const before = this.known.get(id);
    if (before) {
      const isSame = before.input === inputOf(request);
      if (verb === 'bet' && (before.verb === 'tombstone' || (before.isRolledBack && isSame))) {
        return refuse('TRANSACTION_ROLLED_BACK');
      }
      return isSame ? before.answer : refuse('DUPLICATE_TRANSACTION');
    }
    const target = this.known.get(betId);
    let refusal: ProviderCode | null = null;
    if (verb === 'bet') refusal = this.bet(request);
    else if (verb === 'win') refusal = this.win(request, target);
    else if (verb === 'rollback') refusal = this.rollback(request, target);
    else {
      this.balance += amount;
      this.keep(request, null, amount);
    }
    return refuse(refusal ?? 'OK');
  }
}

const returnedBy = ({ isFinished, returned }: Drawn) => (isFinished ? returned : 0);

function inputOf(request: Drawn): string {
  const { verb, round, amount, betId, isFinished } = request;
  if (verb === 'promo') return `promo ${amount}`;
  if (verb === 'bet') return `bet ${round} ${amount}`;
  return verb === 'win'
    ? `win ${round} ${amount} ${betId} ${isFinished} ${returnedBy(request)}`
    : `rollback ${round} ${betId}`;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function send(seat: SeatedPlayer, request: Drawn): Promise<ProviderAnswer> {
  const name = (number: number) => `t-${seat.uid}-${number}`;
  const transaction_id = name(request.id);
  const bet_transaction_id = name(request.betId);
  const round_id = `r-${seat.uid}-${request.round}`;
  const { amount, isFinished: is_finished } = request;
  const { player } = seat;
  if (request.verb === 'bet') return seat.bet({ transaction_id, round_id, amount });
  if (request.verb === 'win') {
    const stake_returned = returnedBy(request);
    const win = { transaction_id, bet_transaction_id, round_id, amount, is_finished };
    return seat.win(stake_returned > 0 ? { ...win, stake_returned } : win);
  }
  if (request.verb === 'rollback') {
    return seat.rollback({ transaction_id, bet_transaction_id, round_id });
  }
  return seat.client.call('promo', {
    transaction_id,
    campaign: 'c',
    player,
    currency: 'PHP',
    amount,
  });
}

describe('random requests', () => {
  it(`${runs * requestsEach} of them get what a plain model says, and the books agree after each`, async () => {
    const requests = fc.array(
      drawn.filter(({ id, betId }) => id !== betId),
      { minLength: requestsEach, maxLength: requestsEach },
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requests, async (sequence) => {
        const seat = await seatPlayer(server, { pesos: funds / 100 });
        const model = new Model();
        for (const request of sequence) {
          const { code, balance } = await send(seat, request);
          seen.add(code);
          expect({ code, balance }).toEqual(model.answer(request));
          expect(await server.games.checkBooks([seat.uid])).toEqual([]);
        }
        const wallet = await server.ledger.wallet(seat.uid);
        expect(wallet.balance).toBe(BigInt(model.balance));
        expect(wallet.turnover).toBe(BigInt(model.turnover));
        expect(await server.ledger.check([seat.uid])).toEqual([]);
        const { rows } = await server.database.pool.query(
          `select coalesce(sum(payout - stake), 0)::int as net from games.bet where uid = $1`,
          [seat.uid],
        );
        const promos = await server.database.pool.query(
          `select coalesce(sum(amount), 0)::int as paid from games.movement where uid = $1 and kind = 'promo'`,
          [seat.uid],
        );
        expect(funds + rows[0].net + promos.rows[0].paid).toBe(model.balance);
      }),
      { numRuns: runs, seed: 20_261_115, endOnFailure: true },
    );
    for (const code of [
      'OK',
      'ROUND_OPEN',
      'ROUND_CLOSED',
      'DUPLICATE_TRANSACTION',
      'TRANSACTION_DOES_NOT_EXIST',
      'TRANSACTION_ROLLED_BACK',
      'TRANSACTION_SETTLED',
      'INSUFFICIENT_FUNDS',
      'RETURN_ABOVE_STAKE',
    ]) {
      expect(seen).toContain(code);
    }
  });
});
