import { defineCall } from '@perya/contract/call';
import { staffHeader } from '@perya/contract/staff/staff-header';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ApiStaff, createApiStaff, createStaffClient } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const blockSomebody = defineCall({
  method: 'POST',
  path: '/backoffice/api/test/block',
  access: { staff: 'players.block' },
  summary: 'A call of staff, as a room would declare it',
  request: z.object({}),
  answer: z.string(),
  refreshes: 'nothing',
});

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer({
    calls: { blockSomebody },
    handlers: { blockSomebody: async ({ staffId }) => String(staffId) },
  });
  url = `${server.url}${blockSomebody.path}`;
});
afterAll(() => server.stop());

/** Sends the call as a browser would, with these headers. */
async function send(token: string | null, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(token === null ? {} : { cookie: `perya_staff=${token}` }),
      ...headers,
    },
  });
  const answer = (await response.json()) as { status: boolean; code?: string };
  return answer.status ? 'taken' : String(answer.code);
}

const call = ({ token }: Pick<ApiStaff, 'token'>, how = '1') =>
  send(token(), { [staffHeader]: how });

const change = (sql: string, ...values: unknown[]) => server.database.owner.query(sql, values);

async function seenAgo({ id }: ApiStaff, minutes: number): Promise<void> {
  await change(
    'update staff.session set last_seen_at = now() - make_interval(secs => $2) where staff_id = $1',
    id,
    minutes * 60,
  );
}

describe('a session of staff', () => {
  test('ends after 30 minutes without use; a tab that refreshes itself is no use', async () => {
    const staff = await createApiStaff(server, 'support');
    await seenAgo(staff, 29.5);
    expect(await call(staff, 'refresh')).toBe('taken');
    await seenAgo(staff, 29.5);
    expect(await call(staff)).toBe('taken');
    const { rows } = await change(
      `select last_seen_at > now() - interval '1 minute' as is_seen from staff.session where staff_id = $1`,
      staff.id,
    );
    expect(rows).toEqual([{ isSeen: true }]);
    await seenAgo(staff, 29.5);
    await call(staff, 'refresh');
    await change(
      `update staff.session set last_seen_at = last_seen_at - interval '40 seconds' where staff_id = $1`,
      staff.id,
    );
    expect(await call(staff)).toBe('SESSION_EXPIRED');
    // Trying does not wake it.
    expect(await call(staff)).toBe('SESSION_EXPIRED');
  });

  test('ends after 12 hours, however busy', async () => {
    const staff = await createApiStaff(server, 'support');
    const { rows } = await change(
      `select extract(epoch from ends_at - created_at)::int as life from staff.session where staff_id = $1`,
      staff.id,
    );
    expect(rows).toEqual([{ life: 12 * 3600 }]);
    await change('update staff.session set ends_at = now() where staff_id = $1', staff.id);
    expect(await call(staff)).toBe('SESSION_EXPIRED');
  });

  test('loses at the next call what its role loses, and dies with its account', async () => {
    const staff = await createApiStaff(server, 'support');
    expect(await call(staff)).toBe('taken');
    await change(`update staff.account set role = 'content' where id = $1`, staff.id);
    expect(await call(staff)).toBe('FORBIDDEN');
    await change(`update staff.account set role = 'support' where id = $1`, staff.id);
    await change(
      `delete from staff.role_permission where role = 'support' and permission = 'players.block'`,
    );
    expect(await call(staff)).toBe('FORBIDDEN');
    // A start gives back nothing that an operator took away.
    await server.staff.ensureRoles();
    expect(await call(staff)).toBe('FORBIDDEN');
    await change(`insert into staff.role_permission values ('support', 'players.block')`);
    expect(await call(staff)).toBe('taken');
    await change('update staff.account set switched_off_at = now() where id = $1', staff.id);
    expect(await call(staff)).toBe('SESSION_EXPIRED');
  });

  test('is kept as a hash, from which no cookie can be made', async () => {
    const staff = await createApiStaff(server, 'support');
    const { rows } = await change(
      `select encode(token_hash, 'base64') as kept from staff.session where staff_id = $1`,
      staff.id,
    );
    const forger = createStaffClient(server.url);
    forger.use(String(rows[0].kept).replace(/\W/g, ''));
    expect(await call(forger)).toBe('UNAUTHENTICATED');
    expect(rows[0].kept).not.toContain(staff.token());
  });
});

describe('a call of staff is refused', () => {
  test('from another site, from an unknown one, and by an origin that is not ours', async () => {
    const staff = await createApiStaff(server, 'support');
    const from = (headers: Record<string, string>) => send(staff.token(), headers);
    const own = new URL(server.url).origin;
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await from({ 'sec-fetch-site': site, [staffHeader]: '1' }), site).toBe('STAFF_ORIGIN');
    }
    expect(await from({})).toBe('STAFF_ORIGIN');
    expect(await from({ [staffHeader]: '1', origin: 'https://evil.example' })).toBe('STAFF_ORIGIN');
    expect(await from({ [staffHeader]: '1', origin: 'null' })).toBe('STAFF_ORIGIN');
    expect(await from({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' })).toBe(
      'STAFF_ORIGIN',
    );
    expect(await from({ 'sec-fetch-site': 'same-origin', origin: own })).toBe('taken');
    expect(await from({ [staffHeader]: '1', origin: own })).toBe('taken');
  });

  test('and is written down with its reason, but floods nothing; every one is counted', async () => {
    const flooded = await startTestServer({
      calls: { blockSomebody },
      handlers: { blockSomebody: async () => '' },
      settings: { PERYA_TRUST_PROXY: '127.0.0.1', PERYA_METRICS_TOKEN: 'figures-of-refusals' },
    });
    try {
      const staff = await createApiStaff(flooded, 'content');
      url = `${flooded.url}${blockSomebody.path}`;
      expect(await call(staff)).toBe('FORBIDDEN');
      expect(await send(staff.token(), {})).toBe('STAFF_ORIGIN');
      expect(await readAudit(flooded, String(staff.id))).toMatchObject([
        { action: 'staff.session-granted' },
        {
          actor: `staff:${staff.id}`,
          action: 'staff.call-refused',
          after: { call: 'blockSomebody', reason: 'permission' },
        },
      ]);
      await Promise.all(
        Array.from({ length: 200 }, (_, place) =>
          send('x'.repeat(40), { [staffHeader]: '1', 'x-forwarded-for': `10.0.0.${place % 4}` }),
        ),
      );
      const { rows } = await flooded.database.pool.query(
        `select count(*)::int as count from audit.entry where action = 'staff.call-refused'`,
      );
      // Two from this machine, and twenty from each of four networks.
      expect(rows[0].count).toBe(2 + 4 * 20);
      const headers = { authorization: 'Bearer figures-of-refusals' };
      const figures = await (await fetch(`${flooded.url}/metrics`, { headers })).text();
      expect(figures).toContain('perya_staff_refused_total{reason="forged"} 200');
      expect(figures).toContain('perya_staff_refused_total{reason="permission"} 1');
      expect(figures).toContain('perya_staff_sessions 1');
    } finally {
      url = `${server.url}${blockSomebody.path}`;
      await flooded.stop();
    }
  });
});
