import { agree, listAgreements } from '@perya/contract/content/calls/agreements';
import * as desk from '@perya/contract/content/staff-calls/articles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiPlayer, createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { publishLegal } from '../../../testing/publish-legal.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'content');
});
afterAll(() => server.stop());

async function readTerms(): Promise<desk.Article> {
  const { rows } = await staff.client.call(desk.listArticles, { kind: 'document', brand: 'h5' });
  const { id = '' } = rows.find(({ place }) => place === 'h5/terms') ?? {};
  return staff.client.call(desk.readArticle, { id });
}

async function publishTerms(body: string, asks_agreement: boolean): Promise<desk.Article> {
  const { id, revision, words } = await readTerms();
  const { article } = await staff.client.call(desk.saveArticle, {
    id,
    revision,
    words: { ...words, body: { en: body, tl: body } },
  });
  return publishLegal(server, staff, { id, revision: article.revision, asks_agreement });
}

async function registerPlayer(): Promise<ApiPlayer & { uid: bigint }> {
  const player = createApiPlayer(server.url);
  await player.login();
  const { rows } = await server.database.owner.query<{ uid: bigint }>(
    'select uid from identity.player where phone = $1',
    [player.phone],
  );
  return { ...player, uid: rows[0]?.uid ?? 0n };
}

const termsOf = async ({ client }: ApiPlayer) =>
  (await client.call(listAgreements, { brand: 'h5' })).find(({ kind }) => kind === 'terms');

test('changed Terms of Use ask for agreement again, which is kept once with version and time, however often it is sent', async () => {
  const player = await registerPlayer();
  expect(await termsOf(player)).toMatchObject({ is_asked: false, version: 1 });
  await publishTerms('## A mistake in the spelling', false);
  expect(await termsOf(player)).toMatchObject({ is_asked: false, version: 2 });
  const before = Math.floor(Date.now() / 1000);
  await publishTerms('## Who may play', true);
  expect(await termsOf(player)).toMatchObject({ is_asked: true, version: 3 });
  const wanted = { brand: 'h5', kind: 'terms', version: 3 } as const;
  expect(await refusalOf(player.client.call(agree, { ...wanted, version: 2 }))).toBe(
    'DOCUMENT_CHANGED',
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.client.call(agree, wanted)),
  );
  expect(answers.every((rows) => rows.every(({ is_asked }) => !is_asked))).toBe(true);
  const { rows } = await server.database.owner.query(
    'select number, agreed_at from content.agreement where uid = $1 and number = 3',
    [player.uid],
  );
  expect(rows).toHaveLength(1);
  const { rows: entries } = await server.database.owner.query(
    `select after from audit.entry where action = 'content.agreed' and actor = $1`,
    [String(player.uid)],
  );
  expect(entries).toEqual([{ after: { document: 'h5/terms', version: 3 } }]);
  const held = await termsOf(player);
  expect(held).toMatchObject({ is_asked: false, agreed_version: 3 });
  expect(held?.agreed_at).toBeGreaterThanOrEqual(before);
  expect((await readTerms()).versions[0]).toMatchObject({ number: 3, agreed: 1 });
});

test('whoever registers has agreed to what is in force, and is not asked for it', async () => {
  const { versions } = await publishTerms('## Newer still', true);
  const { uid } = await registerPlayer();
  const { rows } = await server.database.owner.query<{ number: number }>(
    `select number from content.agreement join content.article on article.id = article_id
     where uid = $1 and place like '%/terms'`,
    [uid],
  );
  expect(rows).toEqual([{ number: versions[0]?.number }]);
});

test('an undone version asks nobody any more', async () => {
  const player = await registerPlayer();
  const article = await publishTerms('## Undone soon', true);
  expect(await termsOf(player)).toMatchObject({ is_asked: true });
  // Back to the version before any that asks.
  await publishLegal(server, staff, { id: article.id, revision: article.revision, number: 2 });
  expect(await termsOf(player)).toMatchObject({ is_asked: false, version: 2 });
});

test('no agreement is ever changed or removed', async () => {
  await expect(server.database.pool.query('delete from content.agreement')).rejects.toThrow();
  await expect(server.database.owner.query('delete from content.agreement')).rejects.toThrow();
  await expect(
    server.database.owner.query(`update content.version set words = '{}'`),
  ).rejects.toThrow();
});
