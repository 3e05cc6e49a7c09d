import { defineCall } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const listStaffNotes = defineCall({
  method: 'GET',
  path: '/backoffice/api/test/notes',
  access: { staff: 'players.read' },
  summary: 'A call of the staff, as a later module would declare it',
  request: z.object({}),
  answer: z.string(),
});

const staffToken = 'a-token-that-only-staff-have';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    calls: { listStaffNotes },
    handlers: { listStaffNotes: async ({ staffId }) => `notes for ${staffId}` },
    authenticators: {
      staff: async (token) =>
        token === staffToken
          ? {
              state: 'valid',
              caller: { staffId: 1n, staffSession: 's', permissions: new Set(['players.read']) },
            }
          : { state: 'unknown' },
    },
  });
});
afterAll(() => server.stop());

describe('a staff call on the real stack', () => {
  test('is refused to a player who is logged in, and open to staff', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    expect(await refusalOf(player.client.call(listStaffNotes, {}))).toBe('UNAUTHENTICATED');
    const answer = await fetch(`${server.url}${listStaffNotes.path}`, {
      headers: { accept: 'application/json', cookie: `perya_staff=${staffToken}` },
    });
    expect(await answer.json()).toMatchObject({ status: true, data: 'notes for 1' });
  });

  test('needs a token that opens no call of a player', async () => {
    const staff = createApiPlayer(server.url);
    for (const call of [calls.getProfile, calls.getWallet, calls.getLimits]) {
      staff.use(staffToken);
      expect(await refusalOf(staff.client.call(call, {}))).toBe('UNAUTHENTICATED');
    }
  });
});
