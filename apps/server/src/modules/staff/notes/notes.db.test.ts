import { noteLengthMax } from '@perya/contract/staff/calls/player-notes';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
});
afterAll(() => server.stop());

const add = (uid: string, text: string) =>
  support.client.call(staffCalls.addPlayerNote, { uid, text });
const list = (uid: string, cursor?: string) =>
  support.client.call(staffCalls.listPlayerNotes, { uid, limit: 2, ...(cursor && { cursor }) });

describe('notes about a player', () => {
  test('are kept as they were written, HTML too, with who and when, page by page', async () => {
    const uid = String(await addPlayer(server));
    const texts = ['first', '<img src=x onerror=alert(1)>\n<b>called</b> & paid', 'last'];
    for (const text of texts) await add(uid, text);
    const page = await list(uid);
    const rest = await list(uid, page.next ?? '');
    expect([...page.rows, ...rest.rows].map(({ text }) => text)).toEqual(texts.toReversed());
    expect([page.count, rest.next]).toEqual([3, null]);
    expect(page.rows[0]).toMatchObject({ by: 'Support', at: expect.any(Number) });
    const entries = (await readAudit(server, uid)).filter(
      ({ action }) => action === 'staff.note-added',
    );
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ actor: `staff:${support.id}`, after: { characters: 5 } });
  });

  test('say by which way there was a word with the player, where there was one', async () => {
    const uid = String(await addPlayer(server));
    await add(uid, 'thought about it');
    await support.client.call(staffCalls.addPlayerNote, { uid, text: 'called', contact: 'phone' });
    expect((await list(uid)).rows.map(({ contact }) => contact)).toEqual(['phone', null]);
    const { rows } = await support.client.call(staffCalls.listPlayerStory, { uid, kind: 'note' });
    expect(rows.map(({ event, state }) => [event, state])).toEqual([
      ['contact', 'phone'],
      ['note', null],
    ]);
  });

  test('cannot be changed or removed', async () => {
    const uid = String(await addPlayer(server));
    await add(uid, 'stays');
    for (const change of ['delete from staff.note', `update staff.note set text = 'x'`]) {
      await expect(server.database.pool.query(change)).rejects.toThrow('permission denied');
      await expect(server.database.owner.query(change)).rejects.toThrow('append-only');
    }
  });

  test.each([
    ['no words', '   '],
    ['too many words', 'x'.repeat(noteLengthMax + 1)],
  ])('of %s are refused', async (_what, text) => {
    const uid = String(await addPlayer(server));
    expect(await refusalOf(add(uid, text))).toBe('INVALID_INPUT');
    expect((await list(uid)).rows).toEqual([]);
  });

  test('are about a player who exists, and not the auditor’s to write', async () => {
    expect(await refusalOf(add('77', 'about nobody'))).toBe('NOT_FOUND');
    const auditor = await createApiStaff(server, 'auditor');
    const uid = String(await addPlayer(server));
    const asked = auditor.client.call(staffCalls.addPlayerNote, { uid, text: 'I was here' });
    expect(await refusalOf(asked)).toBe('FORBIDDEN');
  });
});
