import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { demoPeople } from '@perya/demo/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPlayers } from '../../../seed-demo.ts';
import { seedPeople } from '../../../seed-people.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type ListName = keyof typeof staffCalls;
const lists = (Object.keys(staffCalls) as ListName[]).filter((name) => name.startsWith('list'));

/** Every list of the staff app that can be asked for, as the server sends it, of one player where it takes one. */
async function readLists(uid: string): Promise<Map<string, string>> {
  // There are about as many lists as one member of staff may ask for within ten seconds.
  const { client } = await createApiStaff(server, 'administrator');
  const found = new Map<string, string>();
  for (const name of lists) {
    const call = staffCalls[name];
    const ofOne = call.request.safeParse({ uid });
    const input = ofOne.success ? ofOne.data : call.request.safeParse({}).data;
    if (input === undefined) continue;
    const answer = await client
      .call(call as typeof staffCalls.listFeedback, input as { uid: string })
      .catch((refusal) => {
        expect(refusal.code, name).not.toBe('TOO_MANY_REQUESTS');
        return null;
      });
    if (answer !== null) found.set(name, JSON.stringify(answer));
  }
  return found;
}

describe('the name that a player chose', () => {
  test('stands masked in every list of staff, and in clear in none', async () => {
    const payer = await createPayingPlayer(server);
    const withdrawer = await createWithdrawer(server);
    const uids = [String(payer.uid), String(withdrawer.id)];
    for (const [index, uid] of uids.entries()) {
      await server.database.owner.query('update identity.player set nickname = $2 where uid = $1', [
        uid,
        `Zenaida${index}`,
      ]);
    }
    await payer.start();
    await withdrawer.withdraw('300');
    for (const { client } of [payer, withdrawer]) {
      await client.call(calls.insertFeedback, { key: randomUUID(), text: 'More bingo' });
      await client.call(calls.sendSupportMessage, { key: randomUUID(), text: 'Hi', pictures: [] });
    }
    const masked = new Set<string>();
    for (const uid of uids) {
      for (const [name, answer] of await readLists(uid)) {
        expect(answer, name).not.toContain('Zenaida');
        if (answer.includes('Ze•••')) masked.add(name);
      }
    }
    // Where nothing was read nothing would be in clear either.
    expect([...masked]).toEqual(
      expect.arrayContaining(['listStaffDeposits', 'listFeedback', 'listConversations']),
    );
  }, 120_000);
});

describe('the handles of the demo', () => {
  test('spell neither the number nor the name of whom they belong to', async () => {
    await seedPeople(server);
    const { client } = await createApiStaff(server, 'administrator');
    for (const { phone, nickname } of [...demoPlayers, ...demoPeople]) {
      const { rows } = await client.call(staffCalls.searchPlayers, { words: phone });
      expect(rows, phone).toHaveLength(1);
      const handle = rows[0]?.username.toLowerCase() ?? '';
      expect(handle).not.toContain(phone.slice(-6));
      expect(handle).not.toContain(nickname.toLowerCase());
    }
  });
});
