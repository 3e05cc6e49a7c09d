import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  correctionOf,
  type Drawn,
  drawn,
  returnedBy,
  WalletModel,
} from '../../../testing/games/wallet-model.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const runs = 12;
const requestsEach = 80;
const funds = 8000;

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
  if (request.verb === 'correction') {
    const named = { transaction_id, bet_transaction_id, round_id };
    return seat.correct({ ...named, ...correctionOf(request) });
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
    const requests = fc.array(drawn, { minLength: requestsEach, maxLength: requestsEach });
    const seen = new Set<string>();
    const times = (await server.catalogue.findGame('plinko'))?.winTimes ?? 0;
    await fc.assert(
      fc.asyncProperty(requests, async (sequence) => {
        const seat = await seatPlayer(server, { pesos: funds / 100 });
        const model = new WalletModel(funds, times);
        for (const request of sequence.flatMap((each) => (each.isTwice ? [each, each] : [each]))) {
          const { code, balance, held = false } = await send(seat, request);
          seen.add(held ? 'HELD' : code);
          expect({ code, balance, held }).toEqual(model.answer(request));
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
      'HELD',
      'ROUND_OPEN',
      'CORRECTION_ABOVE_PAYOUT',
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
