import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let auditor: ApiStaff;
/** The first moment; entries lie a minute apart. */
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;

/** An entry of so many minutes after the first moment: its number. */
async function write(
  minute: number,
  action: string,
  {
    before = null,
    after = null,
    subject = 'told-of',
  }: Record<string, unknown> & { subject?: string },
): Promise<string> {
  const { rows } = await server.database.owner.query<{ seq: string }>(
    `insert into audit.entry (seq, at, actor_kind, actor, action, subject_kind, subject, address, device, request_id,
       before, after, reason)
     values (platform.draw_number('audit.entry_seq'), to_timestamp($1), 'system', 'test', $2, 'role', $3, '', '', '',
       $4, $5, '') returning seq::text as seq`,
    [
      start + minute * 60,
      action,
      subject,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    ],
  );
  return rows[0]?.seq ?? '';
}

let seq = '';

beforeAll(async () => {
  server = await startTestServer();
  auditor = await createApiStaff(server, 'auditor');
  seq = await write(10, 'staff.role-changed', {
    before: { limit: 5 },
    after: { limit: 9, phone: '+639171234567' },
  });
  await write(20, 'staff.role-changed', { before: { limit: 9 }, after: { limit: 9 } });
  await write(30, 'staff.role-changed', {
    before: { limit: 9, phone: '+639171234567' },
    after: { limit: 2 },
  });
  // Neither another subject nor another module has a word in it.
  await write(5, 'staff.role-changed', { after: { limit: 77 }, subject: 'support' });
  await write(6, 'payments.limit-changed', { after: { limit: 78 } });
});

afterAll(() => server.stop());

const standing = async (minute: number) =>
  (await auditor.client.call(calls.readAsItStood, { seq, at: start + minute * 60 })).facts;

it('a fact is as it stood at any moment, with the entries it comes from', async () => {
  expect(await standing(0)).toMatchObject([
    { fact: 'limit', value: 5, since: null, until: { seq } },
  ]);
  expect(await standing(15)).toMatchObject([
    { fact: 'limit', value: 9, since: { seq }, until: { at: start + 30 * 60 } },
    { fact: 'phone', value: '+63 917 ••• ••67', since: { seq }, until: { at: start + 30 * 60 } },
  ]);
  expect(await standing(10)).toHaveLength(2);
  expect(await standing(40)).toMatchObject([{ fact: 'limit', value: 2, until: null }]);
});

it('is for whoever may read the audit, of an entry that is there', async () => {
  const support = await createApiStaff(server, 'support');
  const input = { seq, at: start };
  expect(await refusalOf(support.client.call(calls.readAsItStood, input))).toBe('FORBIDDEN');
  const none = { ...input, seq: '999999999' };
  expect(await refusalOf(auditor.client.call(calls.readAsItStood, none))).toBe('NOT_FOUND');
});
