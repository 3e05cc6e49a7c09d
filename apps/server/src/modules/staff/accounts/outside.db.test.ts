import { manilaDay } from '@perya/contract/manila-time';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import {
  type ApiStaff,
  approveAs,
  createApiStaff,
  createStaffClient,
} from '../../../testing/api-staff.ts';
import { firstAppCode } from '../../../testing/authenticator-app.ts';
import { staffPassword } from '../../../testing/staff-person.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const dayMs = 24 * 3600 * 1000;
const dayIn = (days: number) => manilaDay(Date.now() + days * dayMs);
const here = ['127.0.0.0/8', '::1/128'];
const why = { reason: 'regulator', words: 'The licence asks for it' } as const;

let server: TestServer;
let maker: ApiStaff;
let second: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  maker = await createApiStaff(server, 'administrator');
  second = await createApiStaff(server, 'administrator');
});
afterAll(() => server.stop());

let guests = 0;
function guest(term: { until?: string; networks?: string[] } = {}) {
  guests += 1;
  const email = `inspector-${guests}@pagcor.example`;
  return { email, name: 'Luz Santos', role: 'regulator', ...term, ...why } as const;
}

const ask = (wanted: ReturnType<typeof guest>) =>
  maker.client.call(staffCalls.askInvitation, wanted);

/** Invited by two, and in by hand. */
async function letIn(term = { until: dayIn(30), networks: here }) {
  const { id } = await ask(guest(term));
  await approveAs(second, id);
  const link = await maker.client.call(staffCalls.collectPart, { id });
  const code = await second.client.call(staffCalls.collectPart, { id });
  const person = createStaffClient(server.url);
  const step = await person.client.call(staffCalls.takeInvitation, {
    invitation: link.value,
    code: code.value,
    password: staffPassword,
  });
  await person.client.call(staffCalls.finishStaffLogin, {
    challenge: step.challenge,
    code: firstAppCode(step.enrolment?.secret ?? ''),
  });
  const self = await person.client.call(staffCalls.getStaffSelf, {});
  return { ...person, id: self.id, self };
}

const looksOf = async (id: string) => {
  const { rows } = await server.database.pool.query<{ list: string; asked: string }>(
    `select subject as list, after ->> 'asked' as asked from audit.entry
     where action = 'staff.looked' and actor = $1 order by seq`,
    [id],
  );
  return rows;
};

describe('an account of somebody from outside', () => {
  test('is not made without a last day and networks, nor by one person, nor for longer than a year', async () => {
    const whole = { until: dayIn(30), networks: here };
    expect(await refusalOf(ask(guest()))).toBe('STAFF_TERM');
    expect(await refusalOf(ask(guest({ until: dayIn(30) })))).toBe('STAFF_TERM');
    expect(await refusalOf(ask(guest({ networks: here })))).toBe('STAFF_TERM');
    expect(await refusalOf(ask(guest({ ...whole, until: dayIn(-1) })))).toBe('STAFF_TERM_BOUNDS');
    expect(await refusalOf(ask(guest({ ...whole, until: dayIn(400) })))).toBe('STAFF_TERM_BOUNDS');
    expect(await refusalOf(ask(guest({ ...whole, networks: ['300.1.1.1/8'] })))).toBe(
      'NETWORK_UNREADABLE',
    );
    const colleague = { email: 'ana@house.example', name: 'Ana Cruz', role: 'risk', ...whole };
    expect(await refusalOf(ask({ ...guest(), ...colleague } as never))).toBe('STAFF_TERM');
    const { id } = await ask(guest(whole));
    expect(await refusalOf(approveAs(maker, id))).toBe('REQUEST_OWN');
  });

  test('reads what the regulator reads, with every look in the audit before it is shown, and no name of staff', async () => {
    const person = await letIn();
    expect(person.self).toMatchObject({ is_outside: true, role: 'regulator' });
    expect(person.self.account_ends_at).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
    await person.client.call(staffCalls.listSignificantEvents, { kind: 'rule' });
    await person.client.call(staffCalls.listGamingDays, {});
    await person.client.call(staffCalls.listControls, {});
    await person.client.call(staffCalls.listEvidenceDays, {});
    const looks = await looksOf(person.id);
    expect(looks.map(({ list }) => list)).toEqual([
      'listSignificantEvents',
      'listGamingDays',
      'listControls',
      'listEvidenceDays',
    ]);
    expect(looks[0]?.asked).toContain('"kind":"rule"');
    expect((await person.client.call(staffCalls.listColleagues, {})).rows).toEqual([]);
    expect((await maker.client.call(staffCalls.listColleagues, {})).rows.length).toBeGreaterThan(0);
    expect(await looksOf(String(maker.id))).toEqual([]);
  });

  test('a tab that refreshes itself is one look; one by hand is always another', async () => {
    const person = await letIn();
    const look = (value: string) =>
      fetch(`${server.url}${staffCalls.listEvidenceDays.path}`, {
        headers: { [staffHeader]: value, cookie: `perya_staff=${person.token()}` },
      });
    for (const value of [staffHeaderValues.refresh, staffHeaderValues.refresh]) await look(value);
    expect(await looksOf(person.id)).toHaveLength(1);
    await look(staffHeaderValues.byHand);
    expect(await looksOf(person.id)).toHaveLength(2);
  });

  test('shows nothing that cannot be written down', async () => {
    const person = await letIn();
    const { owner } = server.database;
    await owner.query(
      `alter table audit.entry add constraint no_looks check (action <> 'staff.looked') not valid`,
    );
    try {
      const looked = refusalOf(person.client.call(staffCalls.listEvidenceDays, {}));
      expect(await looked).toBe('INTERNAL');
    } finally {
      await owner.query('alter table audit.entry drop constraint no_looks');
    }
  });

  test('changes nothing, gets no more, and becomes nobody of the house', async () => {
    const person = await letIn();
    const view = {
      list: 'audit',
      name: 'Mine',
      search: '',
      columns: null,
      is_shared: true,
    } as const;
    expect(await refusalOf(person.client.call(staffCalls.saveView, view))).toBe('FORBIDDEN');
    const widen = { role: 'regulator', permissions: ['audit.read' as const], ...why };
    expect(await refusalOf(maker.client.call(staffCalls.askWiderRole, widen))).toBe(
      'ROLE_READS_ONLY',
    );
    const promote = { id: person.id, role: 'auditor', ...why } as const;
    expect(await refusalOf(maker.client.call(staffCalls.askWiderStaff, promote))).toBe(
      'STAFF_OUTSIDE',
    );
    const colleague = await createApiStaff(server, 'auditor');
    const outside = { id: String(colleague.id), role: 'regulator', reason: 'on my own' } as const;
    expect(await refusalOf(maker.client.call(staffCalls.changeStaffRole, outside))).toBe(
      'STAFF_OUTSIDE',
    );
    const { owner, pool } = server.database;
    await expect(
      owner.query(
        `insert into staff.role_permission (role, permission) values ('regulator', 'players.block')`,
      ),
    ).rejects.toThrow('outside_reads');
    await expect(
      pool.query(`update staff.account set ends_at = now() + interval '9 years'`),
    ).rejects.toThrow('permission denied');
  });
});

describe('its time and its networks', () => {
  test('it ends by itself, for the session that is open and for a login; two give it more time', async () => {
    const person = await letIn();
    await server.database.owner.query('update staff.account set ends_at = now() where id = $1', [
      person.id,
    ]);
    const self = () => person.client.call(staffCalls.getStaffSelf, {});
    expect(await refusalOf(self())).toBe('UNAUTHENTICATED');
    const again = createStaffClient(server.url).client;
    const email = person.self.email;
    const login = () => again.call(staffCalls.loginStaff, { email, password: staffPassword });
    expect(await refusalOf(login())).toBe('STAFF_LOGIN_WRONG');
    const { rows } = await maker.client.call(staffCalls.listStaff, { state: 'over' });
    expect(rows.map(({ id }) => id)).toContain(person.id);

    const more = { id: person.id, until: dayIn(10), networks: here, ...why };
    const { id } = await maker.client.call(staffCalls.askStaffTerm, more);
    expect(await refusalOf(approveAs(maker, id))).toBe('REQUEST_OWN');
    await approveAs(second, id);
    expect((await login()).challenge).toBeTruthy();
    const { rows: entries } = await server.database.pool.query(
      `select before, after from audit.entry where action = 'staff.term-changed' and subject = $1`,
      [person.id],
    );
    expect(entries).toMatchObject([{ after: { until: dayIn(10), networks: here } }]);
  });

  test('it opens from its own networks alone, the session that is open too', async () => {
    const person = await letIn();
    const elsewhere = { id: person.id, until: dayIn(5), networks: ['203.0.113.0/24'], ...why };
    const { id } = await maker.client.call(staffCalls.askStaffTerm, elsewhere);
    await approveAs(second, id);
    expect(await refusalOf(person.client.call(staffCalls.getStaffSelf, {}))).toBe(
      'UNAUTHENTICATED',
    );
    const colleague = await createApiStaff(server, 'auditor');
    const notOutside = { ...elsewhere, id: String(colleague.id) };
    expect(await refusalOf(maker.client.call(staffCalls.askStaffTerm, notOutside))).toBe(
      'STAFF_TERM',
    );
  });
});
