import { isOutsideRole, roleNames } from '@perya/contract/staff/roles';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { depositPast } from '../../../testing/money/deposit-past.ts';
import { createWithdrawer, payAtOnce, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'aml');
  ben = await createApiStaff(server, 'aml');
});
beforeEach(() => payAtOnce(server));
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows as Row[]);

async function settle(): Promise<void> {
  await server.settle();
  await server.runTask('aml_look');
}

const switchRule = (name: string, more = '') =>
  sql(`update aml.rule set is_on = true ${more} where name = $1`, [name]);

const caseOf = async ({ uid }: Withdrawer) => {
  const { rows } = await ana.client.call(staffCalls.listAmlCases, { uid });
  return rows[0];
};

describe('the desk', () => {
  test('is seen by officers alone, role by role, the administrator not among them', async () => {
    for (const role of roleNames) {
      const { client } = await createApiStaff(server, role);
      const isSeen = role === 'aml';
      for (const ask of [
        () => client.call(staffCalls.listAmlCases, {}),
        () => client.call(staffCalls.listAmlReports, {}),
        () => client.call(staffCalls.listAmlRules, {}),
      ]) {
        const answer = isSeen ? await ask().then(() => 'seen') : await refusalOf(ask());
        expect([role, answer]).toEqual([role, isSeen ? 'seen' : 'FORBIDDEN']);
      }
    }
  });

  test('is a queue on the home of officers alone; whoever is from outside has no home', async () => {
    for (const role of roleNames.filter((name) => !isOutsideRole(name))) {
      const { client } = await createApiStaff(server, role);
      const { queues } = await client.call(staffCalls.getHome, {});
      expect([role, queues.some(({ name }) => name === 'aml')]).toEqual([role, role === 'aml']);
    }
    const { client } = await createApiStaff(server, 'regulator');
    expect(await refusalOf(client.call(staffCalls.getHome, {}))).toBe('FORBIDDEN');
  });

  test('learns of a covered day as a report that is due, once, with no case', async () => {
    const player = await createWithdrawer(server);
    await depositPast(server, player, 3_000_000);
    await settle();
    const listed = () => ana.client.call(staffCalls.listAmlReports, { uid: player.uid });
    expect((await listed()).rows).toEqual([]);
    await depositPast(server, player, 2_000_001);
    await settle();
    await settle();
    const { rows } = await listed();
    expect(rows).toMatchObject([{ kind: 'ctr', case: null, is_late: false, filed_at: null }]);
    expect(Date.parse(rows[0]?.due_on ?? '')).toBeGreaterThan(Date.parse(rows[0]?.day ?? ''));
    expect(await caseOf(player)).toBeUndefined();

    const file = await ana.client.call(staffCalls.takeAmlFile, { kind: 'ctr' });
    expect(file.csv).toContain(`PHP,${player.uid},`);
    expect(file.csv).toContain('2000001.00');
    expect(file.ids).toEqual([rows[0]?.id]);
    const filed = { ids: file.ids, reference: 'AMLC-2026-1' };
    expect(await ben.client.call(staffCalls.fileAmlReports, filed)).toEqual({ filed: 1 });
    expect(await refusalOf(ben.client.call(staffCalls.fileAmlReports, filed))).toBe(
      'AML_REPORT_FILED',
    );
    expect(await refusalOf(ana.client.call(staffCalls.takeAmlFile, { kind: 'ctr' }))).toBe(
      'AML_NOTHING_DUE',
    );
  });

  test('counts accounts together that are paid to the same account', async () => {
    await switchRule('covered-linked');
    const one = await createWithdrawer(server);
    const other = await createWithdrawer(server);
    await depositPast(server, one, 3_000_000);
    await depositPast(server, other, 2_500_000);
    await settle();
    expect(await caseOf(one)).toBeUndefined();
    await sql(
      `update payments.account a set number_digest = b.number_digest from payments.account b
       where a.uid = $1 and b.uid = $2`,
      [other.id, one.id],
    );
    await depositPast(server, other, 1);
    await settle();
    expect(await caseOf(other)).toMatchObject({ grounds: ['covered-linked'], state: 'open' });
  });
});

describe('a rule that holds', () => {
  test('keeps a payout back before it leaves, without a word to the player, and lets it go by two', async () => {
    await switchRule('little-play', ', holds = true');
    const player = await createWithdrawer(server, { pesos: 200_000 });
    await depositPast(server, player, 60_000);
    const { id, status } = await player.withdraw('50000');
    expect(status).toBe('under_review');
    const { steps } = await player.read(id);
    expect(JSON.stringify(steps)).not.toMatch(/aml|compliance|suspicious|launder/i);
    const found = await caseOf(player);
    expect(found).toMatchObject({ grounds: ['little-play'] });
    const whole = await ana.client.call(staffCalls.readAmlCase, { id: found?.id ?? '' });
    expect(whole.held_since).not.toBeNull();
    expect(whole.findings).toMatchObject([{ ground: 'little-play', amount: '50000.00' }]);

    const risk = await createApiStaff(server, 'risk');
    await risk.client.call(staffCalls.claimWithdrawal, { id });
    const pay = { id, decision: 'approve', reason: 'checked', words: '' } as const;
    expect(await refusalOf(risk.client.call(staffCalls.decideWithdrawal, pay))).toBe(
      'PAYMENT_HELD',
    );
    expect((await player.read(id)).status).toBe('under_review');

    const why = { reason: 'cause-gone', words: '' } as const;
    const ask = { case: whole.id, ...why };
    const { id: request } = await ana.client.call(staffCalls.askAmlRelease, ask);
    expect(await refusalOf(approveAs(ana, request))).toBe('REQUEST_OWN');
    expect(await refusalOf(approveAs(risk, request))).toBe('REQUEST_UNKNOWN');
    const listed = await risk.client.call(staffCalls.listRequests, { box: 'all' });
    expect(listed.rows.map((row) => row.id)).not.toContain(request);
    await approveAs(ben, request);
    await risk.client.call(staffCalls.claimWithdrawal, { id });
    await risk.client.call(staffCalls.decideWithdrawal, pay);
    expect((await player.read(id)).status).toBe('paying');
    await sql(`update aml.rule set is_on = false, holds = false where name = 'little-play'`);
  });

  test('holds nobody who played enough', async () => {
    await switchRule('little-play', ', holds = true');
    const player = await createWithdrawer(server, { pesos: 200_000 });
    await depositPast(server, player, 60_000);
    await sql(
      `insert into limits.day (bucket, uid, day, staked)
       values (platform.bucket_of($1), $1, platform.manila_day(now()), 6000000)
       on conflict (bucket, uid, day) do update set staked = excluded.staked`,
      [player.id],
    );
    await sql(`update payments.rule set is_on = false where name in ('auto-approve', 'velocity')`);
    expect((await player.withdraw('50000')).status).toBe('paying');
    expect(await caseOf(player)).toBeUndefined();
    await sql(`update payments.rule set is_on = true where name in ('auto-approve', 'velocity')`);
    await sql(`update aml.rule set is_on = false, holds = false where name = 'little-play'`);
  });
});

describe('a case', () => {
  const open = async () => {
    const player = await createWithdrawer(server);
    const seen = { uid: player.uid, reason: 'A colleague saw him give the phone to another' };
    const { id } = await ana.client.call(staffCalls.openAmlCase, seen);
    return { player, id };
  };
  const why = { reason: 'checked', words: '' } as const;

  test('ends by two with a narrative that both have read, and its report is due', async () => {
    const { player, id } = await open();
    const again = ana.client.call(staffCalls.openAmlCase, { uid: player.uid, reason: 'Once more' });
    expect(await refusalOf(again)).toBe('AML_CASE_OPEN');
    const ask = (revision: number) =>
      ana.client.call(staffCalls.askAmlDecision, {
        case: id,
        decision: 'report',
        revision,
        ...why,
      });
    expect(await refusalOf(ask(0))).toBe('AML_NO_NARRATIVE');
    const write = (who: ApiStaff, revision: number, narrative: string) =>
      who.client.call(staffCalls.writeAmlNarrative, { id, revision, narrative });
    expect(await refusalOf(write(ana, 0, 'He gave it away.'))).toBe('PAYMENT_NOT_CLAIMED');
    await ana.client.call(staffCalls.claimAmlCase, { id });
    expect(await refusalOf(ben.client.call(staffCalls.claimAmlCase, { id }))).toBe('PAYMENT_TAKEN');
    expect(await write(ana, 0, 'He gave it away.')).toEqual({ revision: 1 });
    expect(await refusalOf(write(ana, 0, 'Another'))).toBe('CHANGED_MEANWHILE');
    const { id: request } = await ask(1);
    await write(ana, 1, 'He gave it away, twice.');
    expect(await refusalOf(approveAs(ben, request))).toBe('REQUEST_FAILED');
    await ana.client.call(staffCalls.withdrawRequest, {
      id: request,
      reason: 'mistaken',
      words: '',
    });
    const { id: second } = await ask(2);
    await approveAs(ben, second);
    expect(await ana.client.call(staffCalls.readAmlCase, { id })).toMatchObject({
      state: 'closed',
      decision: 'report',
      decided_by: `staff:${ben.id}`,
    });
    const { rows } = await ana.client.call(staffCalls.listAmlReports, { uid: player.uid });
    expect(rows).toMatchObject([{ kind: 'str', case: id }]);
    const { csv } = await ana.client.call(staffCalls.takeAmlFile, { kind: 'str' });
    expect(csv).toContain('seen,"He gave it away, twice."');
    expect(await refusalOf(ana.client.call(staffCalls.claimAmlCase, { id }))).toBe(
      'AML_CASE_CLOSED',
    );
  });

  test('is named by its number wherever others than the officers read', async () => {
    const { player, id } = await open();
    await ana.client.call(staffCalls.claimAmlCase, { id });
    await ana.client.call(staffCalls.holdAmlPayouts, { id, reason: 'Until it is clear' });
    await ana.client.call(staffCalls.writeAmlNarrative, { id, revision: 0, narrative: 'Secret' });
    const ask = { case: id, decision: 'dismiss', revision: 1, ...why } as const;
    const { id: request } = await ana.client.call(staffCalls.askAmlDecision, ask);
    await approveAs(ben, request);
    const told = await sql<{ text: string }>(
      `select e::text as text from audit.entry e where e.action like 'aml.%'
       union all select e::text from platform.event e where e.name like 'aml.%'
       union all select r::text from staff.request r where r.action like 'aml.%'`,
    );
    expect(told.length).toBeGreaterThan(5);
    for (const { text } of told) {
      expect(text).not.toContain(player.uid);
      expect(text).not.toContain('Secret');
    }
    const auditor = await createApiStaff(server, 'auditor');
    const entries = await auditor.client.call(staffCalls.listAudit, {
      subject_kind: 'player',
      subject: player.uid,
    });
    expect(entries.rows.filter(({ action }) => action.startsWith('aml.'))).toEqual([]);
  });

  test('opened by many at once is one', async () => {
    const player = await createWithdrawer(server);
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        ana.client.call(staffCalls.openAmlCase, { uid: player.uid, reason: 'Seen' }),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await sql('select id from aml.case where uid = $1', [player.id])).toHaveLength(1);
  });
});
