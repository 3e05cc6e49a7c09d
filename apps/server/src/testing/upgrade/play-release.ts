import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { taskTypes } from '@perya/contract/rules/tasks/tasks';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { demoGifts } from '@perya/demo/promotions/gift';
import { centavos } from '@perya/money';
import type { PartnerHosts } from '../../providers/partners/host.ts';
import { type ApiPlayer, createApiPlayer } from '../api-player.ts';
import { createApiStaff } from '../api-staff.ts';
import { createMoneyPlayer } from '../money-player.ts';
import { clientOf, seatPlayer } from '../provider.ts';
import type { TestServer } from '../test-server.ts';
import { oldPlayers } from './old-players.ts';

async function loginWithPassword(server: TestServer, phone: string): Promise<ApiPlayer> {
  const player = createApiPlayer(server.url, phone);
  await player.login();
  await player.client.call(calls.updatePassword, {
    password: '',
    new_password: oldPlayers.password,
  });
  return player;
}

/** Players who have used what there is: names, favourites, limits, an exclusion, test funds. */
async function useAccounts(server: TestServer): Promise<void> {
  const regular = await loginWithPassword(server, oldPlayers.regular);
  await regular.client.call(calls.updateDetail, { nickname: 'OldRegular' });
  const { data } = await regular.client.call(calls.listGames, { page_size: 10 });
  for (const { id } of data.slice(0, 3)) {
    await regular.client.call(calls.addFavourite, { id });
  }
  await regular.client.call(calls.updateLimits, { daily_stake: '500.00', daily_loss: '300.00' });
  await regular.client.call(calls.updateLimits, { daily_stake: '800.00' });

  const excluded = await loginWithPassword(server, oldPlayers.excluded);
  await excluded.client.call(calls.excludeSelf, { period: 'permanent' });

  const tester = await loginWithPassword(server, oldPlayers.tester);
  await tester.client.call(
    calls.addTestFunds,
    { amount: '250.00' },
    { idempotencyKey: oldPlayers.fundsKey },
  );
}

async function mustSucceed(answer: Promise<ProviderAnswer>): Promise<void> {
  const { code } = await answer;
  if (code !== 'OK') throw new Error(`The provider was answered ${code}`);
}

/** Rounds in every state that a provider can leave behind. */
async function playRounds(server: TestServer): Promise<void> {
  for (const game of ['plinko', 'perya-lines']) {
    const winner = await seatPlayer(server, { game });
    await mustSucceed(winner.bet());
    await mustSucceed(
      winner.win({
        amount: 40_000,
        details: { lines: [{ label: { en: 'Drop', tl: 'Hulog' }, value: { en: '3', tl: '3' } }] },
      }),
    );
    await mustSucceed(winner.bet({ round_id: 'lost', transaction_id: randomUUID(), amount: 700 }));
  }
  const returned = await seatPlayer(server);
  await mustSucceed(returned.bet());
  await mustSucceed(returned.rollback());
  await mustSucceed(
    returned.rollback({ transaction_id: 'early-rollback', bet_transaction_id: 'never-came' }),
  );

  const corrected = await seatPlayer(server);
  await mustSucceed(corrected.bet());
  await mustSucceed(corrected.win());
  await mustSucceed(corrected.correct());
  await mustSucceed(corrected.correct({ transaction_id: randomUUID(), amount: -300 }));
  for (const round_id of ['open-beside', 'open-last']) {
    await mustSucceed(corrected.bet({ round_id, transaction_id: randomUUID() }));
  }

  const open = await seatPlayer(server);
  await mustSucceed(
    open.bet({ round_id: 'old-open', transaction_id: oldPlayers.openBet, amount: 2500 }),
  );
  await server.database.pool.query(
    `update identity.player set phone = $2, username = 'oldopen' where uid = $1`,
    [open.uid, oldPlayers.open],
  );
  const client = await clientOf(server);
  await mustSucceed(
    client.call('promo', {
      transaction_id: 'old-promo',
      player: open.player,
      campaign: 'release',
      amount: 5000,
      currency: 'PHP',
    }),
  );
  await server.ledger.post({
    uid: open.uid,
    scope: 'test',
    key: 'must-be-wagered',
    amount: centavos(10_000n),
    legs: [{ account: 'house:test-funds', amount: centavos(-10_000n) }],
    requirement: { amount: centavos(10_000n), multiplier: 3n },
  });
}

/** Payments and rewards that are over, and some that are under way. */
async function payAndEarn(server: TestServer): Promise<void> {
  const { client, id, addAccount } = await createMoneyPlayer(server, { pesos: 900 });
  const keyed = () => ({ idempotencyKey: randomUUID() });
  const withTicket = (amount: string) => ({ amount, pid: 1001, cashback_flag: 1 });
  const paid = await client.call(calls.startDeposit, withTicket('500'), keyed());
  server.gateway.pay(`D${paid.id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${paid.id}` });
  await client.call(calls.startDeposit, withTicket('700'), keyed());
  const account = await addAccount();
  await client.call(calls.startWithdrawal, { account_id: account.id, amount: '150' }, keyed());
  await server.settle();
  // Not before the account: it is proven by a code to the phone that the player has.
  await server.database.pool.query(
    `update identity.player set phone = $2, username = 'oldpayer' where uid = $1`,
    [id, oldPlayers.payer],
  );
  await client.call(calls.checkInAsNewbie, { ty: taskTypes.checkIn }, keyed());
  const [gift] = demoGifts;
  const options = { promotion: gift?.id ?? 0, by: 'system' };
  const gifts = [
    { period: 'credited', isCredited: true },
    { period: 'offered', isCredited: false },
  ];
  for (const { period, isCredited } of gifts) {
    const [given] = await server.promotions.grant([{ uid: id, period, amount: 8800n }], {
      ...options,
      isCredited,
    });
    if (given?.outcome !== 'GRANTED') throw new Error(`The gift was answered ${given?.outcome}`);
  }
}

/** What the app of the second wallet says of whoever it sends. */
export const partnerHosts: PartnerHosts = new Map([
  [
    'maya',
    {
      exchange: async (_token, purpose) => ({
        subject: oldPlayers.linkedName,
        phone: `+63${oldPlayers.linked}`,
        phone_verified: true,
        purpose,
        issued_at: Math.floor(Date.now() / 1000),
      }),
    },
  ],
]);

/** Somebody who came through a partner's app, and a partner whose channel is closed. */
async function comeByPartner(server: TestServer): Promise<void> {
  const { client } = createApiPlayer(server.url);
  await client.call(calls.loginFromSecondMini, { session_id: 'old-session' });
  const staff = await createApiStaff(server, 'risk');
  const closed = { name: 'lazada', is_open: false, reason: 'Closed before the upgrade' } as const;
  await staff.client.call(staffCalls.switchPartnerChannel, closed);
}

/** Fills a database of the release that this file belongs to. */
export async function playRelease(server: TestServer): Promise<void> {
  await useAccounts(server);
  await playRounds(server);
  await payAndEarn(server);
  await comeByPartner(server);
  // Read twice: what was new at the first time is certain at the second.
  await server.games.noteWins();
  await server.games.noteWins();
  await server.database.pool.query(
    `insert into kyc.record (bucket, uid, status)
     select platform.bucket_of(uid), uid, 'fully_kyc' from identity.player where phone = any ($1)`,
    [[oldPlayers.regular, oldPlayers.excluded]],
  );
}
