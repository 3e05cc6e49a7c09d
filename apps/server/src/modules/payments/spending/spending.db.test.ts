import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { clientOf, takeSeat } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function credit(uid: bigint, scope: string, account: string, pesos: number) {
  const amount = centavos(pesos * 100);
  const legs = [{ account, amount: centavos(-amount) }];
  const posted = await server.ledger.post({ uid, scope, key: `${scope}-${pesos}`, amount, legs });
  expect(posted.ok).toBe(true);
}

test('a session tells what was paid in, staked and won since its login, and a new one begins at nothing', async () => {
  const player = createApiPlayer(server.url);
  await player.login();
  const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
  await setKycStatus(server, uid, 'fully_kyc');
  const spent = () => player.client.call(calls.getSessionSpending, {});
  expect(await spent()).toMatchObject({ deposited: '0.00', staked: '0.00', won: '0.00' });
  await credit(uid, 'deposits', 'house:deposits:sandbox', 300);
  await credit(uid, 'vouchers', 'house:vouchers', 200);
  await credit(uid, 'cashback', 'house:bonus:cashback', 15);

  const seat = await takeSeat(server, uid);
  const provider = await clientOf(server, seat.venue);
  const round = { round_id: 'r', player: seat.player, game: 'plinko', currency: 'PHP' };
  await provider.call('bet', { ...round, transaction_id: 'b', amount: 1000, token: seat.token });
  await provider.call('win', {
    ...round,
    transaction_id: 'w',
    bet_transaction_id: 'b',
    amount: 250,
    stake_returned: 400,
    is_finished: true,
  });
  const limits = await player.client.call(calls.getLimits, {});
  expect(await spent()).toEqual({
    since: limits.session_started_at,
    deposited: '500.00',
    staked: '6.00',
    won: '2.50',
    net: '-3.50',
  });
  await player.login();
  expect(await spent()).toMatchObject({
    deposited: '0.00',
    staked: '0.00',
    won: '0.00',
    net: '0.00',
  });
  expect(
    await refusalOf(createApiPlayer(server.url).client.call(calls.getSessionSpending, {})),
  ).toBe('UNAUTHENTICATED');
});
