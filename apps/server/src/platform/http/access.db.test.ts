import { defineCall } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { createApiStaff, createStaffClient } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const listStaffNotes = defineCall({
  method: 'GET',
  path: '/backoffice/api/test/notes',
  access: { staff: 'players.read' },
  summary: 'A call of the staff, as a later module would declare it',
  request: z.object({}),
  answer: z.string(),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    calls: { listStaffNotes },
    handlers: { listStaffNotes: async ({ staffId }) => `notes for ${staffId}` },
  });
});
afterAll(() => server.stop());

describe('a staff call on the real stack', () => {
  test('is refused to a player who is logged in, and open to staff', async () => {
    const player = createApiPlayer(server.url);
    const token = await player.login();
    const asBearer = await fetch(`${server.url}${listStaffNotes.path}`, {
      headers: { 'x-perya-staff': '1', authorization: `Bearer ${token}` },
    });
    expect(asBearer.status).toBe(401);
    const disguised = createStaffClient(server.url);
    disguised.use(token);
    expect(await refusalOf(disguised.client.call(listStaffNotes, {}))).toBe('UNAUTHENTICATED');
    const staff = await createApiStaff(server, 'support');
    expect(await staff.client.call(listStaffNotes, {})).toBe(`notes for ${staff.id}`);
  });

  test('needs a token that opens no call of a player', async () => {
    const staff = await createApiStaff(server, 'administrator');
    const player = createApiPlayer(server.url);
    for (const call of [calls.getProfile, calls.getWallet, calls.getLimits]) {
      player.use(staff.token());
      expect(await refusalOf(player.client.call(call, {}))).toBe('UNAUTHENTICATED');
    }
  });
});
