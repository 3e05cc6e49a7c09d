import { randomUUID } from 'node:crypto';
import type { PolicyBrand } from '@perya/contract/brands';
import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import * as desk from '@perya/contract/content/staff-calls/articles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { heardWithin } from '../../../testing/heard-within.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { clientOf } from '../../../testing/provider.ts';
import { publishLegal } from '../../../testing/publish-legal.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Two processes of one installation. */
let server: TestServer;
let twin: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  twin = await startTestServer({ database: shareDatabase(server.database) });
  staff = await createApiStaff(server, 'content');
  await payAtOnce(server);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await twin.stop();
  await server.stop();
});

type Kind = 'terms' | 'privacy';

async function publish(brand: PolicyBrand, kind: Kind, asks_agreement = true) {
  const { rows } = await staff.client.call(desk.listArticles, { kind: 'document', brand });
  const { id = '' } = rows.find(({ place }) => place === `${brand}/${kind}`) ?? {};
  const { revision, words } = await staff.client.call(desk.readArticle, { id });
  const body = { en: `## ${randomUUID()}`, tl: `## ${randomUUID()}` };
  const { article } = await staff.client.call(desk.saveArticle, {
    id,
    revision,
    words: { ...words, body },
  });
  return publishLegal(server, staff, { id, revision: article.revision, asks_agreement });
}

type Client = Withdrawer['client'];

const launch = (client: Client) => client.call(calls.launchGame, { code: 'plinko' });
const deposit = (client: Client) =>
  client.call(calls.startDeposit, { amount: '500', pid: 1001 }, { idempotencyKey: randomUUID() });
const exchange = (client: Client) =>
  client.call(
    calls.exchangeVoucher,
    { exchangeCode: 'NOBODY-MADE-IT' },
    { idempotencyKey: randomUUID() },
  );

/** Agrees to whatever is asked, as the dialog does. */
async function agreeToAll(client: Client, brand: PolicyBrand = 'h5'): Promise<void> {
  for (const { kind, version, is_asked } of await client.call(calls.listAgreements, { brand })) {
    if (is_asked) await client.call(calls.agree, { brand, kind, version });
  }
}

async function refused(asked: Promise<unknown>): Promise<ClientError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ClientError)) throw new Error('The call was not refused');
  return error;
}

const leftBy = async (uid: bigint) => {
  const { rows } = await server.database.owner.query(
    `select (select count(*)::int from payments.deposit where uid = $1) as deposits,
       (select count(*)::int from games.seat where uid = $1) as seats`,
    [uid],
  );
  return rows[0];
};

test('until changed documents are agreed to no game opens and no money comes in; a withdrawal always goes out', async () => {
  const player = await createWithdrawer(server);
  const { client, id: uid } = player;
  for (const kind of ['terms', 'privacy'] as const) {
    const before = await leftBy(uid);
    await publish('h5', kind);
    for (const ask of [
      () => launch(client),
      () => client.call(calls.launchGameV2, { code: 'plinko' }),
      () => deposit(client),
      () => exchange(client),
    ]) {
      const { code, details } = await refused(ask());
      expect(code).toBe('AGREEMENT_REQUIRED');
      expect(details).toEqual({ brand: ['h5'] });
    }
    expect(await leftBy(uid)).toEqual(before);
    const { id } = await player.withdraw('100');
    await player.until(id, 'completed');
    await agreeToAll(client);
    expect(await launch(client)).toContain('/play?');
    expect((await deposit(client)).pay_url).not.toBe('');
    expect(await refusalOf(exchange(client))).toBe('VOUCHER_UNKNOWN');
  }
});

test('a game that is open when they change goes on and settles; the next one is not opened', async () => {
  const { client, id: uid } = await createWithdrawer(server);
  await agreeToAll(client);
  const query = new URL(await launch(client), server.url).searchParams;
  const seat = { player: query.get('player') ?? '', game: 'plinko', currency: 'PHP' };
  const token = query.get('token') ?? '';
  const provider = await clientOf(server);
  const bet = async () => {
    const round = { ...seat, round_id: randomUUID() };
    const transaction_id = randomUUID();
    const staked = { ...round, transaction_id, token, amount: 1000 };
    const placed = await provider.call('bet', staked);
    return { placed, round, bet_transaction_id: transaction_id };
  };
  const open = await bet();
  await publish('h5', 'terms');
  const { round, bet_transaction_id } = open;
  const won = { ...round, bet_transaction_id, transaction_id: randomUUID(), amount: 2500 };
  expect((await provider.call('win', { ...won, is_finished: true })).code).toBe('OK');
  expect((await bet()).placed.code).toBe('OK');
  expect(await refusalOf(launch(client))).toBe('AGREEMENT_REQUIRED');
  expect((await server.games.checkBooks([uid])).length).toBe(0);
});

test('the refusal says what to do in both languages, and holds on every server within seconds', async () => {
  const player = await createWithdrawer(server);
  await agreeToAll(player.client);
  const tagalog = createApiPlayer(twin.url, player.phone, 'tl_PH');
  tagalog.use(player.token());
  await launch(tagalog.client);
  await publish('h5', 'terms');
  await heardWithin(3000, async () => {
    const told = await launch(tagalog.client).then(() => '', String);
    return told.includes('i-agree muna ang mga ito');
  });
  expect((await refused(deposit(player.client))).message).toContain('You can withdraw without');
  // What was agreed to on one is known to the other at once.
  await agreeToAll(player.client);
  expect(await launch(tagalog.client)).toContain('/play?');
});

test('test accounts are asked as everybody; corrections and undone versions ask nobody, and a new player has agreed', async () => {
  const { client, id: uid } = await createWithdrawer(server);
  await agreeToAll(client);
  await setKycStatus(server, uid, 'test_account');
  await publish('h5', 'terms', false);
  await launch(client);
  const article = await publish('h5', 'terms');
  expect(await refusalOf(launch(client))).toBe('AGREEMENT_REQUIRED');
  const late = await createWithdrawer(server);
  await launch(late.client);
  const [, former] = article.versions;
  await publishLegal(server, staff, {
    id: article.id,
    revision: article.revision,
    number: former?.number ?? 0,
  });
  await launch(client);
});

test('in a session that a partner’s app has opened its texts are asked for; nobody can choose them by a request', async () => {
  const guest = await createWithdrawer(server);
  const other = await createWithdrawer(server);
  await server.database.pool.query(`update identity.session set partner = 'maya' where uid = $1`, [
    guest.id,
  ]);
  await server.database.pool.query(`select identity.note_sent_by($1, 'maya')`, [other.id]);
  const asMaya = ({ client }: Withdrawer) => [
    () => client.call(calls.launchGame, { code: 'plinko', brand: 'maya' } as { code: string }),
    () =>
      client.call(
        calls.startDeposit,
        { amount: '500', pid: 1001, brand: 'maya' } as { amount: string; pid: number },
        { idempotencyKey: randomUUID() },
      ),
  ];
  for (const { client } of [guest, other]) await agreeToAll(client);
  await publish('h5', 'terms');
  await launch(guest.client);
  for (const ask of asMaya(other)) {
    const said = await refused(ask());
    expect([said.code, said.details]).toEqual(['AGREEMENT_REQUIRED', { brand: ['h5'] }]);
  }
  await agreeToAll(other.client);
  await publish('maya', 'terms');
  await launch(other.client);
  for (const ask of [launch, deposit, exchange]) {
    const asked = await refused(ask(guest.client));
    expect([asked.code, asked.details]).toEqual(['AGREEMENT_REQUIRED', { brand: ['maya'] }]);
  }
  await agreeToAll(guest.client, 'maya');
  await launch(guest.client);
});
