import type { PlayerTag } from '@perya/contract/staff/calls/player-tags';
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

const mark = (uid: string, tag: PlayerTag, on: boolean, who = support) =>
  who.client.call(staffCalls.setPlayerTag, { uid, tag, on });

describe('tags of a player', () => {
  test('are set and taken away once, seen by colleagues, and written down', async () => {
    const uid = String(await addPlayer(server));
    await mark(uid, 'watch', true);
    await mark(uid, 'watch', true);
    await mark(uid, 'care', true);
    const auditor = await createApiStaff(server, 'auditor');
    const { tags } = await auditor.client.call(staffCalls.readPlayerTags, { uid });
    expect(tags.map(({ tag, by }) => `${tag} by ${by}`).toSorted()).toEqual([
      'care by Support',
      'watch by Support',
    ]);
    expect((await mark(uid, 'watch', false)).tags.map(({ tag }) => tag)).toEqual(['care']);
    const actions = (await readAudit(server, uid)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('staff.player-'))).toHaveLength(3);
    expect(await refusalOf(mark(uid, 'watch', true, auditor))).toBe('FORBIDDEN');
    expect(await refusalOf(mark('77', 'watch', true))).toBe('NOT_FOUND');
  });
});
