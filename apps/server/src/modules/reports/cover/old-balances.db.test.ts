import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { closeGamingDay } from '../../../testing/games/close-gaming-day.ts';
import { dayAgo, setClock } from '../../../testing/promotions/set-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let importer: ApiStaff;
let cashier: ApiStaff;
let risk: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  [importer, cashier, risk] = await Promise.all([
    createApiStaff(server, 'cashier'),
    createApiStaff(server, 'cashier'),
    createApiStaff(server, 'risk'),
  ]);
});
afterAll(() => server.stop());

/** Of the statements; three days is what a new house begins with. */
const day = dayAgo(0);
const inDays = (days: number) => dayAgo(-days);
const goTo = (days: number, hour = '09:00:00') => setClock(server, `${inDays(days)}T${hour}+08:00`);
/** The month that is signed, and the first of the next one. */
const month = day.slice(0, 7);
const first = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1));

const told = (account: string, on: string, balance: string, currency = 'PHP') =>
  importer.client.upload(
    calls.importBankStatement,
    new File(
      [
        'account,date,amount,currency,reference,description,balance\n',
        `${account},${on},1.00,${currency},,of ${balance},${balance}`,
      ],
      'statement.csv',
    ),
  );
const accountOf = async (number: string) => {
  const { accounts } = await cashier.client.call(calls.listBankAccounts, {});
  const found = accounts.find((account) => account.number === number);
  if (!found) throw new Error('There is no such account');
  return found;
};
const ask = async (number: string, on: string, balance: string) =>
  cashier.client.call(calls.askBankBalance, {
    account: (await accountOf(number)).id,
    day: on,
    balance,
    reason: 'planned',
    words: 'As the bank says',
  });
const confirm = async (number: string, on: string, balance: string) =>
  approveAs(risk, (await ask(number, on, balance)).id);
const look = () => cashier.client.call(calls.lookAtCover, {});
const inBank = async (number: string) =>
  (await look()).banks.find(({ account }) => account === number);
const alarmsOf = async (number: string) => {
  const { alarms } = await risk.client.call(calls.getHome, {});
  return alarms
    .filter(({ about }) => about === number)
    .map(({ name, level, figure }) => [name, level, figure]);
};

describe('a balance that two people have confirmed', () => {
  test('counts on its third day after the statement, with an alarm that one is due, and not on the fourth', async () => {
    await told('100', day, '9000.00');
    await confirm('100', day, '9000.00');
    const counts = { account: '100', balance: '9000.00', counts_until: inDays(3), lapsed: null };
    expect(await inBank('100')).toMatchObject({ ...counts, age_days: 0 });
    await goTo(2, '23:59:59');
    expect(await inBank('100')).toMatchObject({ ...counts, age_days: 2 });
    expect(await alarmsOf('100')).toEqual([]);
    await goTo(3, '00:00:00');
    expect(await alarmsOf('100')).toEqual([['statement-due', 'warning', 3]]);
    await goTo(3, '23:59:59');
    const before = await look();
    expect(await inBank('100')).toMatchObject({ ...counts, confirmed_day: day, age_days: 3 });
    expect(await accountOf('100')).toMatchObject({ counts: '9000.00', lapsed: null });
    await goTo(4, '00:00:00');
    const after = await look();
    expect(await inBank('100')).toMatchObject({
      balance: '0.00',
      confirmed_day: day,
      counts_until: inDays(3),
      age_days: 4,
      lapsed: '9000.00',
    });
    expect(await accountOf('100')).toMatchObject({
      counts: '0.00',
      counts_until: inDays(3),
      lapsed: '9000.00',
    });
    expect(Number(before.cover) - Number(after.cover)).toBeCloseTo(9000, 2);
    expect(await alarmsOf('100')).toEqual([['statement-lapsed', 'critical', 4]]);
  });

  test('is kept alive by nobody who imports alone, whatever they import and of whichever day', async () => {
    await setClock(server);
    await told('200', day, '5000.00');
    await confirm('200', day, '5000.00');
    await goTo(3);
    // The money is gone; statements that say otherwise come every day, and one of a day that has not come.
    await told('200', inDays(2), '5000.00');
    await told('200', inDays(3), '8000.00');
    await told('200', inDays(300), '8000.00');
    expect(await accountOf('200')).toMatchObject({ day: inDays(3), counts: '5000.00' });
    await goTo(4);
    await told('200', inDays(4), '5000.00');
    expect(await accountOf('200')).toMatchObject({ counts: '0.00', lapsed: '5000.00' });
    expect(await alarmsOf('200')).toEqual([['statement-lapsed', 'critical', 4]]);
    expect(await refusalOf(ask('200', inDays(300), '8000.00'))).toBe('BALANCE_AHEAD');
    // Confirmed by two, it counts again from the day of the newer statement on.
    await confirm('200', inDays(4), '5000.00');
    expect(await accountOf('200')).toMatchObject({
      counts: '5000.00',
      counts_until: inDays(7),
      lapsed: null,
    });
    expect(await alarmsOf('200')).toEqual([]);
  });

  test('that is a debt stays one, and nothing of no worth is waited for', async () => {
    await setClock(server);
    await told('300', day, '-700.00');
    await confirm('300', day, '-700.00');
    await told('400', day, '0.00');
    await confirm('400', day, '0.00');
    await told('500', day, '60.00', 'USD');
    await confirm('500', day, '60.00');
    await goTo(30);
    expect(await accountOf('300')).toMatchObject({ counts: '-700.00', lapsed: null });
    expect(await alarmsOf('300')).toEqual([['statement-lapsed', 'critical', 30]]);
    expect(await alarmsOf('400')).toEqual([]);
    expect(await alarmsOf('500')).toEqual([]);
  });

  test('counts as long as two people say it may', async () => {
    await setClock(server);
    const wanted = { name: 'bank_statement_days', value: 1 } as const;
    const because = { reason: 'planned', words: 'Daily' } as const;
    await told('600', day, '10.00');
    await confirm('600', day, '10.00');
    const officer = await createApiStaff(server, 'risk');
    const too = { ...wanted, value: 15, ...because };
    expect(await refusalOf(officer.client.call(calls.askProtectionPolicy, too))).toBe(
      'POLICY_BOUNDS',
    );
    const asked = await officer.client.call(calls.askProtectionPolicy, { ...wanted, ...because });
    expect((await accountOf('600')).counts_until).toBe(inDays(3));
    await approveAs(await createApiStaff(server, 'risk'), asked.id);
    expect((await accountOf('600')).counts_until).toBe(inDays(1));
  });
});

describe('a drop in the bank', () => {
  test('is hidden from the signers of a month by nobody who does not import, nor by a look from before', async () => {
    await setClock(server);
    await told('700', day, '1000000.00');
    await confirm('700', day, '1000000.00');
    const start = first.toISOString().slice(0, 10);
    const late = (days: number) => new Date(first.getTime() + days * 86_400_000).toISOString();
    const onDay = (days: number, hour: string) => `${late(days).slice(0, 10)}T${hour}:00+08:00`;
    await setClock(server, `${start}T00:30:00+08:00`);
    await closeGamingDay(server);
    await told('700', start, '1000000.00');
    await confirm('700', start, '1000000.00');
    const { id: flattering } = await look();
    const sign = (id: string) =>
      cashier.client.call(calls.askMonthSigned, {
        month,
        look: id,
        reason: 'planned',
        words: 'As every month',
      });
    await setClock(server, onDay(1, '23:00'));
    // Asked for in time and approved too late: the look has become too old between.
    const early = await sign(flattering);
    await setClock(server, onDay(2, '00:30'));
    expect(await refusalOf(approveAs(risk, early.id))).toBe('REQUEST_FAILED');
    expect(await risk.client.call(calls.readRequest, { id: early.id })).toMatchObject({
      state: 'open',
      failure: { says: expect.stringContaining('too old by now') },
    });
    await risk.client.call(calls.declineRequest, {
      id: early.id,
      reason: 'other',
      words: 'The look is old',
    });
    expect(await refusalOf(sign(flattering))).toBe('LOOK_LAPSED');
    const fresh = await look();
    expect(fresh.banks.find(({ account }) => account === '700')).toMatchObject({
      balance: '0.00',
      lapsed: '1000000.00',
    });
    const asked = await sign(fresh.id);
    const { says } = await risk.client.call(calls.readRequest, { id: asked.id });
    expect(says).toContain(
      `₱1000000.00 on the account 700 are not among it: the statement of ${start} counted until`,
    );
    await approveAs(risk, asked.id);
    const { months } = await cashier.client.call(calls.listSignedMonths, {});
    expect(months).toMatchObject([{ month, cover: fresh.cover }]);
  });
});
