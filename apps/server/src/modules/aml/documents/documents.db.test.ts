import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { createKycPlayer } from '../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let officer: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  officer = await createApiStaff(server, 'aml');
});
afterAll(() => server.stop());

test('a player shows what was asked, once, with pictures of their own; an officer sees each by an entry', async () => {
  const player = await createKycPlayer(server);
  const other = await createKycPlayer(server);
  const { uid } = player;
  const open = { uid, reason: 'Deposits grow faster than the salary' };
  const { id } = await officer.client.call(staffCalls.openAmlCase, open);
  expect(await player.client.call(calls.listAskedDocuments, {})).toEqual([]);
  const ask = () => officer.client.call(staffCalls.askAmlDocuments, { id, kind: 'funds' });
  const { id: asked } = await ask();
  expect(await refusalOf(ask())).toBe('AML_ASKED_ALREADY');

  const listed = await player.client.call(calls.listAskedDocuments, {});
  expect(listed).toMatchObject([{ id: asked, kind: 'funds', given_at: null }]);
  // Neither the case nor the officer is among what leaves the house.
  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(['asked_at', 'given_at', 'id', 'kind']);

  const own = await player.upload();
  const foreign = await other.upload();
  const give = (who: typeof player, pictures: string[]) =>
    who.client.call(calls.giveAskedDocuments, { id: asked, source: 'salary', words: '', pictures });
  expect(await refusalOf(give(other, [foreign]))).toBe('NOT_FOUND');
  expect(await refusalOf(give(player, [own, foreign]))).toBe('FILE_UNKNOWN');
  expect(await refusalOf(give(player, [own, own]))).toBe('FILE_UNKNOWN');
  const silent = { id: asked, words: '', pictures: [own] };
  expect(await refusalOf(player.client.call(calls.giveAskedDocuments, silent))).toBe(
    'INVALID_INPUT',
  );
  expect((await give(player, [own])).given_at).not.toBeNull();
  expect(await refusalOf(give(player, [own]))).toBe('NOT_FOUND');

  const found = await officer.client.call(staffCalls.readAmlCase, { id });
  expect(found.documents).toMatchObject([{ kind: 'funds', source: 'salary', pictures: 1 }]);
  const look = (place: number) =>
    officer.client.call(staffCalls.lookAtAmlDocument, { id: asked, place });
  expect((await look(1)).url).toContain('/');
  expect(await refusalOf(look(2))).toBe('NOT_FOUND');
  const { rows } = await server.database.owner.query(
    `select subject from audit.entry where action = 'aml.document-seen' and subject_kind = 'case'`,
  );
  expect(rows).toEqual([{ subject: id }]);
});

test('a proof of address says nothing of where money comes from', async () => {
  const player = await createKycPlayer(server);
  const open = { uid: player.uid, reason: 'Two addresses' };
  const { id } = await officer.client.call(staffCalls.openAmlCase, open);
  const ask = { id, kind: 'address' } as const;
  const { id: asked } = await officer.client.call(staffCalls.askAmlDocuments, ask);
  const given = { id: asked, words: '', pictures: [await player.upload()] };
  const more = { ...given, source: 'salary' } as const;
  expect(await refusalOf(player.client.call(calls.giveAskedDocuments, more))).toBe('INVALID_INPUT');
  await player.client.call(calls.giveAskedDocuments, given);
  const found = await officer.client.call(staffCalls.readAmlCase, { id });
  expect(found.documents).toMatchObject([{ kind: 'address', source: '', pictures: 1 }]);
});

test('the player is told that something is asked, and not why', async () => {
  const player = await createKycPlayer(server);
  const open = { uid: player.uid, reason: 'Seen' };
  const { id } = await officer.client.call(staffCalls.openAmlCase, open);
  await officer.client.call(staffCalls.askAmlDocuments, { id, kind: 'address' });
  await server.settle();
  const { rows } = await server.database.owner.query<{ text: string }>(
    `select payload::text as text from platform.event where name = 'aml.documents-asked' and uid = $1`,
    [player.uid],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toMatch(/case|seen|address/i);
});
