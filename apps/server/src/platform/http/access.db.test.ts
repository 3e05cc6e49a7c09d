import { defineCall } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const listStaffNotes = defineCall({
  method: 'GET',
  path: '/member/staff/notes',
  access: { staff: 'notes.read' },
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
          ? { state: 'valid', caller: { staffId: 1n, permissions: new Set(['notes.read']) } }
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
    const staff = createApiPlayer(server.url);
    staff.use(staffToken);
    expect(await staff.client.call(listStaffNotes, {})).toBe('notes for 1');
  });

  test('needs a token that opens no call of a player', async () => {
    const staff = createApiPlayer(server.url);
    for (const call of [calls.getProfile, calls.getWallet, calls.getLimits]) {
      staff.use(staffToken);
      expect(await refusalOf(staff.client.call(call, {}))).toBe('UNAUTHENTICATED');
    }
  });
});
