import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { closeGamingDay } from '../../../testing/games/close-gaming-day.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let cashier: ApiStaff;
let boss: ApiStaff;
/** A deposit of ₱500 that was paid today. */
let deposit = '';
let today = '';

beforeAll(async () => {
  server = await startTestServer();
  cashier = await createApiStaff(server, 'cashier');
  boss = await createApiStaff(server, 'risk');
  const payer = await createPayingPlayer(server);
  const { id } = await payer.start({ amount: '500' });
  server.gateway.pay(`D${id}`);
  await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  deposit = `D${id}`;
  const { rows } = await server.database.owner.query<{ day: string }>(
    `select to_char(platform.manila_day(platform.clock()), 'YYYY-MM-DD') as day`,
  );
  today = rows[0]?.day ?? '';
  // How long a balance counts is the subject of another suite.
  await server.database.owner.query(
    `insert into limits.policy (name, value, made_by) values ('bank_statement_days', 14, 'staff:1')`,
  );
});
afterAll(() => server.stop());

const head = 'account,date,amount,currency,reference,description,balance';
const fileOf = (...rows: string[]) => new File([[head, ...rows].join('\n')], 'statement.csv');
const take = (file: File, by = cashier) => by.client.upload(calls.importBankStatement, file);
const lines = async (state: 'unmatched' | 'matched') =>
  (await cashier.client.call(calls.listBankLines, { state })).rows;

describe('bank statements', () => {
  test('are taken once, however often they come and however they overlap', async () => {
    const first = fileOf(
      `111222,${today},500.00,PHP,${deposit},Santos,1500.00`,
      `111222,${today},20.00,PHP,,interest,1520.00`,
      `111222,${today},20.00,PHP,,interest,1540.00`,
    );
    expect(await take(first)).toMatchObject({ format: 'csv', added: 3, known: 0, matched: 1 });
    expect(await take(first)).toMatchObject({ added: 0, known: 3, matched: 0, bad: null });
    const overlapping = fileOf(
      `111222,${today},20.00,PHP,,interest,1520.00`,
      `111222,${today},20.00,PHP,,interest,1540.00`,
      `111222,${today},20.00,PHP,,interest,1560.00`,
    );
    expect(await take(overlapping)).toMatchObject({ added: 1, known: 2 });
    const { accounts } = await cashier.client.call(calls.listBankAccounts, {});
    expect(accounts).toMatchObject([
      {
        number: '111222',
        day: today,
        balance: '1560.00',
        is_confirmed: false,
        counts: '0.00',
        lines: 4,
        unmatched: 3,
      },
    ]);
    expect(await lines('matched')).toMatchObject([{ payment: deposit, amount: '500.00' }]);
    const entries = (await readAudit(server, '')).filter(
      ({ action }) => action === 'reports.statement-imported',
    );
    expect(entries).toHaveLength(3);
  });

  test('match a payment by its name, its amount and its day, and each once', async () => {
    await take(
      fileOf(
        `333,2020-01-01,500.00,PHP,${deposit},another year,`,
        `333,${today},500.00,PHP,${deposit},again,`,
        `333,${today},499.00,PHP,${deposit},another amount,`,
      ),
    );
    const words = (await lines('unmatched')).map((line) => line.words);
    expect(words).toEqual(expect.arrayContaining(['again', 'another amount', 'another year']));
    expect(await lines('matched')).toHaveLength(1);
  });

  test('that are bad leave nothing, and only who may can send them', async () => {
    const bad = fileOf(`444,${today},1.00,PHP,,,`, '444,yesterday,1.00,PHP,,,');
    expect(await take(bad)).toMatchObject({ added: 0, bad: { line: 3, problem: 'date' } });
    const { accounts } = await cashier.client.call(calls.listBankAccounts, {});
    expect(accounts.map(({ number }) => number)).not.toContain('444');
    const auditor = await createApiStaff(server, 'auditor');
    expect(await refusalOf(take(bad, auditor))).toBe('FORBIDDEN');
  });
});

const accountOf = async (number: string) => {
  const { accounts } = await cashier.client.call(calls.listBankAccounts, {});
  const found = accounts.find((account) => account.number === number);
  if (!found) throw new Error('There is no such account');
  return found;
};
const askBalance = (account: string, balance: string, day = today, by = cashier) =>
  by.client.call(calls.askBankBalance, {
    account,
    day,
    balance,
    reason: 'planned',
    words: 'As the bank says',
  });

/** What is said of a confirmed balance that counts for fourteen days. */
const counting = (day: string, age: number) => ({
  confirmed_day: day,
  counts_until: dayAgo(age - 14),
  age_days: age,
  lapsed: null,
});

describe('what a statement says is on an account', () => {
  const told = (day: string, balance: string, by = cashier) =>
    take(fileOf(`555,${day},1.00,PHP,,of ${balance},${balance}`), by);
  const counts = async () => (await accountOf('555')).counts;

  test('counts once a second person has confirmed it, who did not import it', async () => {
    await told(dayAgo(5), '9000.00', boss);
    const { id } = await accountOf('555');
    const before = await cashier.client.call(calls.lookAtCover, {});
    const inBank = { account: '555', day: dayAgo(5) };
    expect(before.banks).toContainEqual({
      ...inBank,
      balance: '0.00',
      told: '9000.00',
      confirmed_day: null,
      counts_until: null,
      age_days: null,
      lapsed: null,
    });
    expect(await refusalOf(askBalance(id, '9000.01', dayAgo(5)))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(askBalance(id, '9000.00', dayAgo(4)))).toBe('NOT_FOUND');
    const asked = await askBalance(id, '9000.00', dayAgo(5));
    expect(await refusalOf(approveAs(cashier, asked.id))).not.toBe('');
    // The one who imported it approves nothing of it, whoever asks.
    expect(await refusalOf(approveAs(boss, asked.id))).toBe('REQUEST_FAILED');
    expect(await counts()).toBe('0.00');
    const second = await createApiStaff(server, 'risk');
    const { says } = await second.client.call(calls.readRequest, { id: asked.id });
    expect(says).toContain(`PHP 9000.00 on the account 555 at the end of ${dayAgo(5)}`);
    await approveAs(second, asked.id);
    expect(await accountOf('555')).toMatchObject({ is_confirmed: true, counts: '9000.00' });
    const after = await cashier.client.call(calls.lookAtCover, {});
    expect(after.banks).toContainEqual({
      ...inBank,
      balance: '9000.00',
      told: null,
      ...counting(dayAgo(5), 5),
    });
    expect(Number(after.cover) - Number(before.cover)).toBeCloseTo(9000, 2);
    expect(await refusalOf(askBalance(id, '9000.00', dayAgo(5)))).toBe('NOTHING_TO_CHANGE');
  });

  test('is never raised by one person, neither by a newer statement nor by another one of the same day', async () => {
    await told(dayAgo(4), '9999999.00');
    expect(await accountOf('555')).toMatchObject({
      balance: '9999999.00',
      is_confirmed: false,
      counts: '9000.00',
    });
    // Less counts at once: a cover that is too small harms nobody.
    await told(dayAgo(3), '4000.00');
    expect(await counts()).toBe('4000.00');
    await told(dayAgo(2), '8000.00');
    expect(await counts()).toBe('4000.00');
    await told(dayAgo(5), '7000000.00');
    expect(await counts()).toBe('4000.00');
    const { id } = await accountOf('555');
    await approveAs(boss, (await askBalance(id, '8000.00', dayAgo(2))).id);
    expect(await counts()).toBe('8000.00');
    await told(dayAgo(2), '60000.00');
    expect(await accountOf('555')).toMatchObject({ is_confirmed: false, counts: '8000.00' });
    await told(dayAgo(1), '0.00');
    expect(await counts()).toBe('0.00');
  });

  test('is confirmed by nobody who asked for it', async () => {
    const other = await createApiStaff(server, 'risk');
    const { id } = await accountOf('555');
    const asked = await askBalance(id, '0.00', dayAgo(1), other);
    expect(await refusalOf(approveAs(other, asked.id))).toBe('REQUEST_OWN');
    expect((await accountOf('555')).is_confirmed).toBe(false);
  });
});

describe('what is owed to players', () => {
  test('is held against what gateways and banks have', async () => {
    const { id: account } = await accountOf('111222');
    await approveAs(boss, (await askBalance(account, '1560.00')).id);
    const look = await cashier.client.call(calls.lookAtCover, {});
    expect(look.banks).toEqual([
      { account: '111222', day: today, balance: '1560.00', told: null, ...counting(today, 0) },
      { account: '555', day: dayAgo(1), balance: '0.00', told: '0.00', ...counting(dayAgo(2), 2) },
    ]);
    const { rows } = await server.database.owner.query<{ owed: string }>(
      `select to_char(sum(balance) / 100.0, 'FM999999990.00') as owed from ledger.wallet where not is_test`,
    );
    expect(look.balances).toBe(rows[0]?.owed);
    const held = await server.gateway.balance();
    const cover = (held + 156_000n).toString();
    expect(look.cover.replace('.', '')).toBe(cover);
    const beyond = Number(look.cover) - Number(look.owed);
    expect(Number(look.beyond)).toBeCloseTo(beyond, 2);
    const shown = await cashier.client.call(calls.listCoverLooks, {});
    expect(shown.rows[0]).toEqual(look);
  });

  test('is signed with its month by two people, once, and not before the month is closed', async () => {
    const month = today.slice(0, 7);
    const because = { reason: 'planned', words: 'As every month' } as const;
    const { id: early } = await cashier.client.call(calls.lookAtCover, {});
    const ask = (look: string) =>
      cashier.client.call(calls.askMonthSigned, { month, look, ...because });
    expect(await refusalOf(ask(early))).toBe('MONTH_NOT_OVER');
    const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1));
    await setClock(server, `${next.toISOString().slice(0, 10)}T00:30:00+08:00`);
    await closeGamingDay(server);
    expect((await cashier.client.call(calls.listSignedMonths, {})).next).toBe(month);
    const { id } = await cashier.client.call(calls.lookAtCover, {});
    const asked = await ask(id);
    const { seen } = await boss.client.call(calls.readRequest, { id: asked.id });
    await boss.client.call(calls.approveRequest, {
      id: asked.id,
      seen,
      reason: 'checked',
      words: '',
    });
    const { months, next: left } = await cashier.client.call(calls.listSignedMonths, {});
    expect(months).toMatchObject([{ month, cover: expect.any(String) }]);
    expect(months[0]?.asked_by).not.toBe(months[0]?.approved_by);
    expect(left).toBeNull();
    expect(await refusalOf(ask(id))).toBe('MONTH_SIGNED');
  });
});
