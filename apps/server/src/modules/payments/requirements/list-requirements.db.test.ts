import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('each requirement is listed with its source in words and what is left to play, the next to be free first [M-098 M-481]', async () => {
  const player = await createMoneyPlayer(server, { pesos: 50 });
  const { rows } = await server.database.owner.query<{ id: bigint }>(
    `insert into payments.deposit (bucket, uid, request_key, channel_id, amount, gateway, brand, expires_at)
     values (platform.bucket_of($1), $1, 'k', 1001, 10000, 'sandbox', 'h5', now()) returning id`,
    [player.id],
  );
  const id = rows[0]?.id;
  const credit = (scope: string, key: string, amount: number, multiplier: bigint) =>
    server.ledger.post({
      uid: player.id,
      scope,
      key,
      amount: centavos(amount),
      legs: [{ account: 'house:deposits:sandbox', amount: centavos(-amount) }],
      requirement: { amount: centavos(amount), multiplier },
    });
  await credit('deposits', `D${id}`, 10_000, 1n);
  await credit('cashback', `D${id}`, 500, 3n);
  await credit('vouchers', 'V1', 2000, 1n);
  await player.lose(30);
  const read = () => player.client.call(calls.listRequirements, {});
  expect(await read()).toEqual({
    balance: '145.00',
    withdrawable: '20.00',
    requirements: [
      {
        posting_id: expect.any(String),
        source: 'GCash deposit',
        cash_type: 1001,
        created_at: expect.any(Number),
        amount: '100.00',
        to_play: '100.00',
        left: '70.00',
        own_to_play: '100.00',
        own_left: '70.00',
        bonus_id: null,
      },
      expect.objectContaining({
        source: 'Deposit Bonus',
        cash_type: 4009,
        amount: '5.00',
        to_play: '85.00',
        left: '85.00',
        // Its own three times five, whatever stands before it.
        own_to_play: '15.00',
        own_left: '15.00',
      }),
      expect.objectContaining({ source: 'Voucher', amount: '20.00', to_play: '105.00' }),
    ],
    counts: expect.arrayContaining([{ game_type: 3, percent: 100 }]),
    withdraw_total: '0.00',
  });
  await player.lose(75);
  expect(await read()).toMatchObject({
    balance: '70.00',
    withdrawable: '45.00',
    requirements: [
      { source: 'Deposit Bonus', to_play: '15.00', left: '10.00', own_left: '10.00' },
      { source: 'Voucher', to_play: '30.00', left: '30.00', own_left: '20.00' },
    ],
  });
  const { balance, withdrawable, requirements } = await read();
  const locked = requirements.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(Number(balance) - Number(withdrawable)).toBe(locked);
});
