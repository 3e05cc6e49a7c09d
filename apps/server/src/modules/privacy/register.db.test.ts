import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiStaff;
let second: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  officer = await createApiStaff(server, 'privacy');
  second = await createApiStaff(server, 'privacy');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

describe('what a player asks about their data', () => {
  test('is due by the policy, answered by who has claimed it, and read in the app', async () => {
    const player = await newPlayer();
    const text = 'My first name is spelled wrong';
    const { id, due_at } = await player.client.call(calls.askPrivacy, { kind: 'correction', text });
    expect(due_at).toBeGreaterThan(nowSeconds() + 29 * 24 * 3600);
    const { rows } = await officer.client.call(staffCalls.listPrivacyRequests, { uid: player.uid });
    expect(rows).toMatchObject([{ id, text, state: 'open', is_late: false, claim: null }]);
    const given = { id, outcome: 'granted', answer: 'It is corrected' } as const;
    const answer = ({ client }: ApiStaff) => client.call(staffCalls.answerPrivacyRequest, given);
    expect(await refusalOf(answer(officer))).toBe('PAYMENT_NOT_CLAIMED');
    await officer.client.call(staffCalls.claimPrivacyRequest, { id });
    expect(await refusalOf(second.client.call(staffCalls.claimPrivacyRequest, { id }))).toBe(
      'PAYMENT_TAKEN',
    );
    await answer(officer);
    expect(await refusalOf(answer(officer))).toBe('PRIVACY_ANSWERED');
    const own = await player.client.call(calls.listOwnPrivacyRequests, {});
    expect(own.requests).toMatchObject([{ id, state: 'granted', answer: 'It is corrected' }]);
    await server.settle();
    const told = (await readInbox(server.url, player.phone)).map((message) => message.text);
    expect(told.filter((words) => words.includes('was answered'))).toHaveLength(1);
    expect(told.join()).not.toContain('corrected');
    const entries = (await readAudit(server, player.uid)).map(({ action }) => action);
    expect(entries).toEqual(
      expect.arrayContaining([
        'privacy.asked',
        'privacy.request-claimed',
        'privacy.request-answered',
      ]),
    );
  });

  test('is one of a kind at a time, however many come at once; only a copy needs no words', async () => {
    const player = await newPlayer();
    const ask = (kind: 'access' | 'erasure', text: string) =>
      player.client.call(calls.askPrivacy, { kind, text });
    expect(await refusalOf(ask('erasure', ' '))).toBe('MESSAGE_EMPTY');
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => ask('access', '')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(ask('access', ''))).toBe('PRIVACY_ASKED');
    await ask('erasure', 'All of it');
    const other = await newPlayer();
    expect(await other.client.call(calls.listOwnPrivacyRequests, {})).toEqual({ requests: [] });
  });

  test('is late once its moment has passed, waits at the home page, and is seen by nobody else', async () => {
    const player = await newPlayer();
    const { id } = await player.client.call(calls.askPrivacy, {
      kind: 'objection',
      text: 'Offers',
    });
    await server.database.owner.query(
      `update privacy.request set due_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    const found = await officer.client.call(staffCalls.readPrivacyRequest, { id });
    expect(found.is_late).toBe(true);
    const { queues } = await officer.client.call(staffCalls.getHome, {});
    expect(queues.find(({ name }) => name === 'privacy')?.waiting).toBeGreaterThan(0);
    const support = await createApiStaff(server, 'support');
    for (const ask of [
      () => support.client.call(staffCalls.listPrivacyRequests, {}),
      () => support.client.call(staffCalls.listIncidents, {}),
    ]) {
      expect(await refusalOf(ask())).toBe('FORBIDDEN');
    }
    expect((await fetch(`${server.url}/metrics`)).ok).toBe(true);
  });
});

describe('an incident with personal data', () => {
  const facts = {
    what: 'A list was sent to the wrong address',
    whom: 'Players of one branch: names',
    affected: 12,
    done: 'The address was asked to delete it',
    must_tell: true,
    commission_told_at: null as number | null,
    persons_told_at: null as number | null,
  };
  const note = (found_at: number) =>
    officer.client.call(staffCalls.noteIncident, { found_at, what: facts.what });
  const why = { reason: 'checked', words: '' } as const;

  test('is told within 72 hours of when it was found, and late afterwards', async () => {
    expect(await refusalOf(note(nowSeconds() + 3600))).toBe('INCIDENT_AHEAD');
    const foundAt = nowSeconds() - 73 * 3600;
    const { id } = await note(foundAt);
    const read = () => officer.client.call(staffCalls.readIncident, { id });
    expect(await read()).toMatchObject({ tell_by: foundAt + 72 * 3600, is_late: true });
    const write = (changes: Partial<typeof facts>, revision: number) =>
      officer.client.call(staffCalls.writeIncident, { id, revision, ...facts, ...changes });
    expect(await refusalOf(write({ commission_told_at: foundAt - 60 }, 0))).toBe('INCIDENT_AHEAD');
    await write({ commission_told_at: foundAt + 3600 }, 0);
    expect(await read()).toMatchObject({ is_late: false, revision: 1 });
    expect(await refusalOf(write({}, 0))).toBe('CHANGED_MEANWHILE');
  });

  test('is ended by two people, and not before those concerned were told', async () => {
    const foundAt = nowSeconds() - 3600;
    const { id } = await note(foundAt);
    const write = (changes: Partial<typeof facts>, revision: number) =>
      officer.client.call(staffCalls.writeIncident, { id, revision, ...facts, ...changes });
    const end = (revision: number) =>
      officer.client.call(staffCalls.askIncidentEnd, { incident: id, revision, ...why });
    expect(await refusalOf(end(0))).toBe('INCIDENT_UNDONE');
    await write({ commission_told_at: foundAt + 60 }, 0);
    expect(await refusalOf(end(1))).toBe('INCIDENT_UNDONE');
    await write({ commission_told_at: foundAt + 60, persons_told_at: foundAt + 90 }, 1);
    const asked = await end(2);
    expect(await refusalOf(approveAs(officer, asked.id))).toBe('REQUEST_OWN');
    await approveAs(second, asked.id);
    const ended = await officer.client.call(staffCalls.readIncident, { id });
    expect(ended).toMatchObject({ state: 'closed', closed_by: `staff:${second.id}` });
    expect(await refusalOf(write({}, 2))).toBe('INCIDENT_CLOSED');
  });

  test('of which nobody must be told ends with what was found and done alone', async () => {
    const { id } = await note(nowSeconds() - 60);
    await officer.client.call(staffCalls.writeIncident, {
      id,
      revision: 0,
      ...facts,
      must_tell: false,
    });
    const { id: asked } = await officer.client.call(staffCalls.askIncidentEnd, {
      incident: id,
      revision: 1,
      ...why,
    });
    await approveAs(second, asked);
    expect((await second.client.call(staffCalls.readIncident, { id })).state).toBe('closed');
  });
});
