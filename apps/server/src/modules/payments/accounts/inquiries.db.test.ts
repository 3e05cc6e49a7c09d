import { inspect } from 'node:util';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { behaveWell, type InquiryWay } from '@perya/sandbox/pay/switches';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountHolder, AskedAccount } from '../../../providers/payments/gateway.ts';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import {
  createWithdrawer,
  followNow,
  payAtOnce,
  switchRules,
} from '../../../testing/money/withdrawer.ts';
import { createMoneyPlayer, knownNames } from '../../../testing/money-player.ts';
import { nextPhone } from '../../../testing/next-phone.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startSandboxPay } from '../../../testing/sandbox-pay.ts';
import { createScriptedGateway } from '../../../testing/scripted-gateway.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const switches = behaveWell();
/** Long enough for an answer on a loaded machine. */
const inquiryTimeoutMs = 2000;
let server: TestServer;
let sandbox: Awaited<ReturnType<typeof startSandboxPay>>;
let cashier: ApiStaff;

/** How often the sandbox was asked about an account, and what looks around meanwhile. */
let asks = 0;
let onAsk = () => {};

/** A bank that hides nothing, behind the channel of BPI. */
const asked: AskedAccount[] = [];
let told: AccountHolder = { state: 'unsaid' };
const plain = {
  ...createScriptedGateway('plain'),
  inquire: async (each: AskedAccount) => {
    asked.push(each);
    return told;
  },
};

const sql = (text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows);
const storedOf = (uid: bigint) =>
  sql('select * from payments.account where uid = $1 order by id', [uid]);
const reasonsOf = async (id: string) =>
  (await sql('select reasons from payments.withdrawal where id = $1', [id]))[0].reasons;
const metric = async (gateway: string, outcome: string) => {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  const line = `perya_account_inquiries_total{gateway="${gateway}",outcome="${outcome}"} `;
  return Number(page.split(line)[1]?.split('\n')[0] ?? 0);
};

beforeAll(async () => {
  const onAsked = (_method: string, path: string) => {
    if (!path.endsWith('/v1/inquiries')) return;
    asks += 1;
    onAsk();
  };
  sandbox = await startSandboxPay(
    { switches, onAsked, waits: { payoutMs: 0 } },
    { inquiryTimeoutMs },
  );
  server = await startTestServer({ gateways: [sandbox.gateway, plain] });
  cashier = await createApiStaff(server, 'cashier');
  await payAtOnce(server);
  await sql(
    `update payments.channel set gateway = 'plain', method = 'PLAIN_BPI' where name = 'BPI'`,
  );
}, 120_000);
beforeEach(() => {
  switches.inquiries = 'same';
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
  await sandbox.stop();
});

const bankSays = (way: InquiryWay) => {
  switches.inquiries = way;
};

describe('an account that is added', () => {
  test('in the name of the identity check is paid to without a person', async () => {
    const before = await metric('sandbox', 'same');
    const player = await createWithdrawer(server);
    expect(await storedOf(player.id)).toMatchObject([
      {
        inquiryResult: 'same',
        inquiryName: expect.stringMatching(/^\p{L}•••( \p{L}•••)+$/u),
        inquiryGateway: 'sandbox',
        inquiredAt: expect.any(Date),
      },
    ]);
    expect(await metric('sandbox', 'same')).toBe(before + 1);
    expect((await player.withdraw('300')).status).toBe('paying');
    // What was said stays said.
    expect(await metric('sandbox', 'same')).toBe(before + 1);
  });

  test('in another name is kept, and a person pays to it or nobody: no rule has to be on for that', async () => {
    bankSays('other');
    const player = await createWithdrawer(server);
    bankSays('same');
    const rules = ['auto-approve', 'velocity', 'name-match', 'shared-account'];
    await switchRules(server, rules, false);
    const { id, status } = await player.withdraw('300');
    await switchRules(server, rules, true);
    expect(status).toBe('under_review');
    expect(await reasonsOf(id)).toEqual(['account-name']);
    const { steps } = await player.read(id);
    expect(steps.at(-1)?.note).toContain('person');
    await followNow(server);
    expect((await player.read(id)).status).toBe('under_review');

    const account_inquiry = {
      result: 'differs',
      name: 'Z••• Q••• X•••',
      gateway: 'sandbox',
      at: expect.any(Number),
    };
    expect(await cashier.client.call(staffCalls.readStaffWithdrawal, { id })).toMatchObject({
      reasons: ['account-name'],
      account_inquiry,
    });
    const listed = await cashier.client.call(staffCalls.listStaffWithdrawals, {
      reason: 'account-name',
    });
    expect(listed.rows).toMatchObject([{ id }]);
    expect(
      await cashier.client.call(staffCalls.listPayoutAccounts, { uid: player.uid }),
    ).toMatchObject([
      { id: player.accountId, channel_name: 'GCash', is_usable: true, inquiry: account_inquiry },
    ]);
    await cashier.client.call(staffCalls.claimWithdrawal, { id });
    await cashier.client.call(staffCalls.decideWithdrawal, {
      id,
      decision: 'approve',
      reason: 'checked',
      words: '',
    });
    const entries = await readAudit(server, player.uid);
    expect(entries.at(-1)).toMatchObject({
      action: 'payments.withdrawal-approved',
      before: { status: 'under_review', reasons: 'account-name' },
    });
    expect(entries.find(({ action }) => action === 'payments.account-added')?.after).toMatchObject({
      bank_says: 'differs',
    });
    await followNow(server);
    await sandbox.settle();
    await followNow(server);
    await player.until(id, 'completed');
  });

  test('is refused where the bank knows no such account, and nothing of it is kept', async () => {
    bankSays('none');
    const player = await createMoneyPlayer(server);
    const adding = player.addAccount();
    await expect(adding).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_AT_BANK',
      message: 'There is no account of this number there. Please check the number.',
    });
    expect(await storedOf(player.id)).toEqual([]);
    bankSays('same');
    expect(await player.addAccount()).toMatchObject({ status: 1 });
  });

  test.each(['silent', 'unsaid'] as const)(
    'is added as ever while the bank is %s; it is asked again at a withdrawal, which waits no longer than that',
    async (way) => {
      bankSays(way);
      const player = await createWithdrawer(server);
      expect(await storedOf(player.id)).toMatchObject([
        { inquiryResult: 'unsaid', inquiryName: '', inquiryGateway: 'sandbox' },
      ]);
      expect((await player.withdraw('200')).status).toBe('paying');
      bankSays('other');
      const { id } = await player.withdraw('200');
      expect(await reasonsOf(id)).toEqual(['account-name']);
      // The next one needs no answer.
      bankSays(way);
      expect(await reasonsOf((await player.withdraw('200')).id)).toEqual(['account-name']);
      expect(await storedOf(player.id)).toMatchObject([{ inquiryResult: 'differs' }]);
    },
  );

  test('leaves no transaction open while its bank is asked', async () => {
    const player = await createWithdrawer(server);
    await sql('update payments.account set inquiry_result = null where uid = $1', [player.id]);
    const looks: Promise<number>[] = [];
    onAsk = () => {
      const open = sql(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
      looks.push(open.then(([row]) => row.open));
    };
    // Meanwhile the bank is waited for, so that who looks is quicker than who asks.
    bankSays('silent');
    await player.addAccount({ channel_name: 'Maya' });
    await player.withdraw('200');
    onAsk = () => {};
    expect(await Promise.all(looks)).toEqual([0, 0]);
  });

  test('before banks were asked is asked about at its next withdrawal', async () => {
    const player = await createWithdrawer(server, { pesos: 2000 });
    const forget = () =>
      sql(
        `update payments.account set inquiry_result = null, inquiry_name = null,
           inquiry_gateway = null, inquired_at = null where uid = $1`,
        [player.id],
      );
    await forget();
    expect((await player.withdraw('200')).status).toBe('paying');
    expect(await storedOf(player.id)).toMatchObject([{ inquiryResult: 'same' }]);
    await forget();
    bankSays('none');
    expect(await reasonsOf((await player.withdraw('200')).id)).toEqual(['account-unknown']);
  });

  test('is paid to by nobody else than a person, though its bank said so a moment after the rules had looked', async () => {
    const player = await createWithdrawer(server, { pesos: 30_000 });
    const { id } = await player.withdraw('25000');
    await sql(`update payments.account set inquiry_result = 'differs' where uid = $1`, [player.id]);
    await sql(`update payments.withdrawal set status = 'pending' where id = $1`, [id]);
    const [moved] = await sql(
      `select status, is_moved from payments.move_withdrawal($1, $2, 'pending', 'paying', 'system')`,
      [player.id, id],
    );
    expect(moved).toEqual({ status: 'under_review', isMoved: true });
    expect(await reasonsOf(id)).toEqual(['account-name']);
  });
});

describe('the name that a bank says', () => {
  const add = (player: Awaited<ReturnType<typeof createMoneyPlayer>>, account: string) =>
    player.addAccount({ channel_name: 'BPI', account });

  test('is asked for with what a payout would be sent to, and read by staff alone, in its beginnings', async () => {
    told = { state: 'found', name: 'Zenaida Quizon Xavier' };
    const player = await createMoneyPlayer(server);
    const added = await add(player, '0012 3456 78');
    const name = Object.values(knownNames).join(' ');
    expect(asked.at(-1)).toEqual({ method: 'PLAIN_BPI', account: { number: '0012345678', name } });
    expect(await storedOf(player.id)).toMatchObject([
      { inquiryResult: 'differs', inquiryName: 'Ze••• Qu••• Xa•••' },
    ]);
    const audited = await readAudit(server, player.uid);
    const listed = await player.client.call(calls.listAccounts, {});
    const seen = inspect([added, listed, audited, await storedOf(player.id)], { depth: 9 });
    expect(`${seen}${server.logged()}`).not.toMatch(/Zenaida|Quizon|Xavier/i);
    expect(Object.keys(listed[0] ?? {}).join(' ')).not.toContain('inquir');
  });

  test('may be in another order and without the middle name', async () => {
    const { first_name, last_name } = knownNames;
    told = { state: 'found', name: `${last_name.toUpperCase()}, ${first_name.toUpperCase()}` };
    const player = await createMoneyPlayer(server);
    await add(player, `00${nextPhone()}`);
    expect(await storedOf(player.id)).toMatchObject([{ inquiryResult: 'same' }]);
  });
});

describe('fifty adds at once', () => {
  const fifty = Array.from({ length: 50 }, (_, place) => place);

  test('of numbers that nobody has ask the bank ten times, and the player waits after that', async () => {
    bankSays('none');
    const player = await createMoneyPlayer(server);
    const before = asks;
    const codes = await Promise.all(fifty.map(() => refusalOf(player.addAccount())));
    expect(codes.filter((code) => code === 'ACCOUNT_NOT_AT_BANK')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(40);
    expect(asks - before).toBe(10);
    expect(await metric('sandbox', 'limited')).toBe(40);
    bankSays('same');
    expect(await refusalOf(player.addAccount())).toBe('TOO_MANY_REQUESTS');
    expect(await storedOf(player.id)).toEqual([]);
  });

  test('of one channel are one account still, and of what is there no bank is asked', async () => {
    const player = await createMoneyPlayer(server);
    const done = await Promise.allSettled(fifty.map(() => player.addAccount()));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const before = asks;
    expect(await refusalOf(player.addAccount())).toBe('ACCOUNT_EXISTS');
    expect(asks).toBe(before);
  });
});
