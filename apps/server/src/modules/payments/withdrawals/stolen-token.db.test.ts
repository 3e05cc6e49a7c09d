import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageSessions } from '../../../testing/age-session.ts';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { followNow, payAtOnce, switchRules } from '../../../testing/money/withdrawer.ts';
import { createMoneyPlayer, knownNames } from '../../../testing/money-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // What remains of the rules is the one of new accounts.
  await payAtOnce(server);
  await switchRules(server, ['new-account'], true);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const thiefsNumber = '09990001234';
const email = (uid: string) => `owner${uid}@example.ph`;

/** Somebody who has got hold of the token, and of nothing else. */
async function robbed() {
  const owner = await createMoneyPlayer(server, { pesos: 15_000 });
  const thief = createApiPlayer(server.url);
  const steal = () => thief.use(owner.token());
  steal();
  const add = () =>
    thief.client.call(calls.insertAccount, {
      account: thiefsNumber,
      channel_name: 'GCash',
      ...knownNames,
    });
  const withdraw = (account_id: string) =>
    thief.client.call(
      calls.startWithdrawal,
      { account_id, amount: '15000' },
      { idempotencyKey: crypto.randomUUID() },
    );
  return { owner, thief, steal, add, withdraw };
}

const messagesTo = async (to: string) => {
  await server.settle();
  return (await readInbox(server.url, to)).flatMap(({ text, code }) =>
    code === null ? [text] : [],
  );
};

test('a stolen token exchanges no account to be paid to, right after the login of its owner either', async () => {
  const { owner, thief, steal, add } = await robbed();
  expect(await refusalOf(add())).toBe('PROOF_REQUIRED');
  const { id } = await owner.addAccount();
  // The proof of the owner serves the owner's new token alone.
  expect(await refusalOf(add())).toBe('PROOF_REQUIRED');
  await ageSessions(server, owner.uid, 6);
  steal();
  await thief.client.call(calls.deleteAccount, { id });
  expect(await refusalOf(add())).toBe('PROOF_REQUIRED');
  // A first password needs no step, so it is no proof of its own.
  await thief.client.call(calls.updatePassword, { new_password: 'Magnanakaw77x' });
  await thief.proveBy({ kind: 'password', password: 'Magnanakaw77x' });
  expect(await refusalOf(add())).toBe('PROOF_REQUIRED');
  const usable = (await thief.client.call(calls.listAccounts, {})).filter(
    ({ status }) => status === 1,
  );
  expect(usable).toEqual([]);
});

test('who has the proof too is paid nothing before a person has looked, and the owner is told of account and withdrawal by SMS and by email', async () => {
  const { owner, steal, add, withdraw } = await robbed();
  await owner.client.call(calls.updateDetail, { email: email(owner.uid) });
  await owner.prove();
  await owner.client.call(calls.proveEmail, {
    ...(await owner.receiveCode('email', { email: email(owner.uid) })),
  });
  steal();
  const account = await add();
  const { id, status } = await withdraw(account.id);
  expect(status).toBe('under_review');
  await followNow(server);
  expect(server.gateway.payouts.has(`W${id}`)).toBe(false);
  const { rows } = await server.database.owner.query(
    'select status, reasons from payments.withdrawal where id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'under_review', reasons: ['new-account'] }]);
  for (const to of [owner.phone, email(owner.uid)]) {
    expect(await messagesTo(to)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^A withdrawal account was added to your Perya account: GCash ending in 1234; .*If this was not you, contact support at once\.$/,
        ),
        'A withdrawal of ₱15,000.00 from your Perya account to GCash ending in 1234 was requested. We review it before it is paid. If this was not you, contact support at once.',
      ]),
    );
  }
});

test('an account is no longer new after the hours of the rule, and the owner is told of what is paid there all the same, in the own language', async () => {
  const { owner, steal, withdraw } = await robbed();
  const tagalog = createApiPlayer(server.url, owner.phone, 'tl_PH');
  tagalog.use(owner.token());
  owner.use((await tagalog.client.call(calls.refreshToken, {})).token);
  const { id: account } = await owner.addAccount({ account: thiefsNumber.replace('1234', '4321') });
  await server.database.owner.query(
    `update payments.account set created_at = (created_at at time zone 'utc' - interval '24 hours') at time zone 'utc' where id = $1`,
    [account],
  );
  steal();
  const { id, status } = await withdraw(account);
  expect(status).toBe('paying');
  expect(await messagesTo(owner.phone)).toContain(
    'May humiling ng withdrawal na ₱15,000.00 mula sa Perya account mo papunta sa GCash na nagtatapos sa 4321. Kung hindi ikaw ito, makipag-ugnayan agad sa support.',
  );
  expect(server.gateway.payouts.has(`W${id}`)).toBe(true);
});
