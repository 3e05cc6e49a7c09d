import { isOfCompartment } from '@perya/contract/staff/permissions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { createOutsiders } from '../../../testing/outsiders.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let outside: ApiStaff[];
let caseId: string;
let open: string;
let decided: string;

const reason = 'for the desk of the night';
const sql = <Row>(text: string, values: unknown[] = []) =>
  server.database.owner.query(text, values).then(({ rows }) => rows as Row[]);

/** A case that two have ended, and one request that waits. */
async function work(): Promise<void> {
  const ben = await createApiStaff(server, 'aml');
  const { uid } = await createWithdrawer(server);
  const { client } = ana;
  caseId = (await client.call(staffCalls.openAmlCase, { uid, reason: 'Seen' })).id;
  await client.call(staffCalls.claimAmlCase, { id: caseId });
  const narrative = { id: caseId, revision: 0, narrative: 'He gave it away.' };
  await client.call(staffCalls.writeAmlNarrative, narrative);
  await client.call(staffCalls.holdAmlPayouts, { id: caseId, reason: `Of ${uid}` });
  const end = {
    case: caseId,
    decision: 'report',
    revision: 1,
    reason: 'checked',
    words: '',
  } as const;
  decided = (await client.call(staffCalls.askAmlDecision, end)).id;
  await refusalOf(approveAs(ana, decided));
  await approveAs(ben, decided);
  const release = { case: caseId, reason: 'cause-gone', words: `Of ${uid}` } as const;
  open = (await client.call(staffCalls.askAmlRelease, release)).id;
  await client.call(staffCalls.saveView, {
    list: 'aml-cases',
    name: `Of ${uid}`,
    search: `?uid=${uid}`,
    columns: null,
    is_shared: true,
  });
}

beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'aml');
  outside = await createOutsiders(server);
  await work();
});
afterAll(() => server.stop());

describe('whoever is outside reads nothing of the desk', () => {
  const hidden = () =>
    sql<{ seq: string }>(
      `select seq::text from audit.entry where action like 'aml.%'
         or subject_kind = 'request' and subject = any ($1) or after ->> 'action' like 'aml.%'`,
      [[open, decided]],
    );

  test('in the lists of the audit, by whatever an entry is looked for', async () => {
    const seqs = new Set((await hidden()).map(({ seq }) => seq));
    expect(seqs.size).toBeGreaterThan(8);
    const filters = [
      {},
      { action: 'aml' },
      { action: 'aml.case-decided' },
      { subject_kind: 'case', subject: caseId },
      { subject_kind: 'request', subject: decided },
      { subject_kind: 'request', subject: open },
      { actor_kind: 'staff', actor: String(ana.id) },
    ] as const;
    const officer = await ana.client.call(staffCalls.listAudit, { action: 'aml' });
    expect(officer.rows.length).toBeGreaterThan(4);
    for (const { client } of outside) {
      for (const filter of filters) {
        const { rows, count } = await client.call(staffCalls.listAudit, { ...filter, limit: 100 });
        expect(rows.filter(({ seq }) => seqs.has(seq))).toEqual([]);
        if (rows.length < 100) expect(count).toBe(rows.length);
      }
    }
  });

  test('one by one, or as it stood', async () => {
    const at = Math.floor(Date.now() / 1000) + 60;
    for (const { seq } of await hidden()) {
      for (const { client } of outside) {
        expect(await refusalOf(client.call(staffCalls.getAuditEntry, { seq }))).toBe('NOT_FOUND');
        const stood = client.call(staffCalls.readAsItStood, { seq, at });
        expect(await refusalOf(stood)).toBe('NOT_FOUND');
      }
    }
    // An officer's refused request is an entry about the officer, as others are that everybody may read.
    await outside[0]?.client.call(staffCalls.endStaffSessions, { id: String(ana.id), reason });
    const [entry] = await sql<{ seq: string }>(
      `select seq::text from audit.entry where subject_kind = 'staff' and subject = $1
         and action = 'staff.sessions-ended' order by seq desc limit 1`,
      [String(ana.id)],
    );
    for (const { client } of outside) {
      const { facts } = await client.call(staffCalls.readAsItStood, { seq: entry?.seq ?? '', at });
      expect(JSON.stringify(facts)).not.toContain('aml.');
    }
    ana.use(await server.staff.grantSession(ana.id));
  });

  test('in what is exported, found or counted', async () => {
    for (const { client } of outside) {
      const { csv } = await client.call(staffCalls.exportList, {
        list: 'audit',
        filters: { actor_kind: 'staff', actor: String(ana.id) },
        reason,
      });
      expect(csv).not.toMatch(/aml\.|staff\.request/);
      for (const words of [`R${open}`, `R${decided}`]) {
        const answer = await client.call(staffCalls.searchHouse, { words });
        expect(JSON.stringify(answer)).not.toContain('AML');
      }
    }
    const activity = await outside[0]?.client.call(staffCalls.listStaffActivity, {});
    expect(JSON.stringify(activity)).not.toMatch(/aml\.|case/);
  });

  test('as a request: it does not exist', async () => {
    const refusals = async ({ client }: ApiStaff, id: string) => {
      const because = { id, reason: 'mistaken', words: '' } as const;
      const tries = [
        client.call(staffCalls.readRequest, { id }),
        client.call(staffCalls.withdrawRequest, because),
        client.call(staffCalls.declineRequest, because),
        client.call(staffCalls.approveRequest, { id, seen: '0'.repeat(64), reason: 'checked' }),
      ];
      return Promise.all(tries.map(refusalOf));
    };
    for (const staff of outside) {
      for (const box of ['all', 'waiting', 'mine'] as const) {
        const { rows } = await staff.client.call(staffCalls.listRequests, { box });
        expect(rows.filter(({ action }) => isOfCompartment(action))).toEqual([]);
      }
      const { permissions } = await staff.client.call(staffCalls.getStaffSelf, {});
      const decides = permissions.includes('requests.decide') ? 'REQUEST_UNKNOWN' : 'FORBIDDEN';
      const unknown = ['REQUEST_UNKNOWN', 'REQUEST_UNKNOWN', decides, decides];
      expect(await refusals(staff, open)).toEqual(unknown);
      expect(await refusals(staff, decided)).toEqual(unknown);
    }
  });

  test('in views that officers share', async () => {
    const officer = await createApiStaff(server, 'aml');
    const shared = await officer.client.call(staffCalls.listViews, { list: 'aml-cases' });
    expect(shared.rows).toHaveLength(1);
    for (const { client } of outside) {
      expect(await client.call(staffCalls.listViews, { list: 'aml-cases' })).toEqual({ rows: [] });
    }
  });
});
