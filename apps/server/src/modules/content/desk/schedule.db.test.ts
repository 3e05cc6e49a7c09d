import { randomUUID } from 'node:crypto';
import * as desk from '@perya/contract/content/staff-calls/articles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'content');
});
afterAll(() => server.stop());

const words = (text: string): desk.ArticleWords => ({
  title: { en: text, tl: `${text} (tl)` },
  body: { en: `<p>${text}</p>`, tl: `<p>${text} (tl)</p>` },
});
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const read = (id: string) => ana.client.call(desk.readArticle, { id });

async function draft(text = 'Fiesta'): Promise<desk.Article> {
  const { title } = words(text);
  const begun = await ana.client.call(desk.createArticle, {
    key: randomUUID(),
    kind: 'news',
    title,
  });
  const { id, revision } = begun;
  return (await ana.client.call(desk.saveArticle, { id, revision, words: words(text) })).article;
}

const schedule = ({ id, revision }: desk.Article, at = inAnHour()) =>
  ana.client.call(desk.scheduleArticle, { id, revision, at, reason: 'As planned' });

/** Its moment has come. */
async function come({ id }: desk.Article): Promise<void> {
  await server.database.owner.query(
    'update content.scheduled set publish_at = platform.clock() where article_id = $1',
    [id],
  );
  await server.runTask('content_publish_due');
}

describe('a draft that is published by itself', () => {
  test('waits for its moment, and is published once in the name of whoever decided it', async () => {
    const article = await draft();
    const at = inAnHour();
    expect((await schedule(article, at)).scheduled).toEqual({ at, by: `staff:${ana.id}` });
    await server.runTask('content_publish_due');
    expect((await read(article.id)).in_force).toBeNull();
    await Promise.all([come(article), server.runTask('content_publish_due')]);
    const published = await read(article.id);
    expect(published).toMatchObject({ in_force: 1, has_draft: false, scheduled: null });
    expect(published.versions).toMatchObject([
      { number: 1, published_by: `staff:${ana.id}`, reason: 'As planned' },
    ]);
    const actions = (await readAudit(server, article.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['content.scheduled', 'content.published']));
  });

  test('is not published once another word was written: that was not decided', async () => {
    const article = await draft();
    const { id, revision } = await schedule(article);
    const { article: changed } = await ana.client.call(desk.saveArticle, {
      id,
      revision,
      words: words('Another fiesta'),
    });
    expect(changed.scheduled).toBeNull();
    await come(article);
    expect(await read(id)).toMatchObject({ in_force: null, has_draft: true });
    expect((await readAudit(server, id)).at(-1)).toMatchObject({
      action: 'content.schedule-overtaken',
    });
  });

  test.each([
    [
      'was switched off',
      (id: bigint) =>
        server.database.owner.query(
          'update staff.account set switched_off_at = now() where id = $1',
          [id],
        ),
    ],
    [
      'may no longer publish',
      (id: bigint) =>
        server.database.owner.query("update staff.account set role = 'support' where id = $1", [
          id,
        ]),
    ],
  ])('is not published if whoever decided it %s meanwhile', async (_, change) => {
    const ben = await createApiStaff(server, 'content');
    const { id, revision } = await draft();
    await ben.client.call(desk.scheduleArticle, {
      id,
      revision,
      at: inAnHour(),
      reason: 'Planned',
    });
    await change(ben.id);
    await come(await read(id));
    expect(await read(id)).toMatchObject({ in_force: null, has_draft: true, scheduled: null });
    expect((await readAudit(server, id)).at(-1)).toMatchObject({
      action: 'content.schedule-not-allowed',
      after: { revision, decided_by: `staff:${ben.id}` },
    });
  });

  test('can be taken back, and be put to another moment', async () => {
    const article = await draft();
    const unschedule = () => ana.client.call(desk.unscheduleArticle, { id: article.id });
    expect(await refusalOf(unschedule())).toBe('NOTHING_TO_CHANGE');
    await schedule(article);
    const later = inAnHour() + 3600;
    expect((await schedule(article, later)).scheduled?.at).toBe(later);
    expect((await unschedule()).scheduled).toBeNull();
    await server.runTask('content_publish_due');
    expect((await read(article.id)).in_force).toBeNull();
  });

  test('is refused for a moment that is over, for half a text and for a legal one', async () => {
    const article = await draft();
    expect(await refusalOf(schedule(article, inAnHour() - 7200))).toBe('PUBLICATION_PAST');
    const { article: half } = await ana.client.call(desk.saveArticle, {
      id: article.id,
      revision: article.revision,
      words: { ...words('Half'), body: { en: '<p>x</p>', tl: '' } },
    });
    expect(await refusalOf(schedule(half))).toBe('ARTICLE_UNFINISHED');
    const { rows } = await ana.client.call(desk.listArticles, { kind: 'document', limit: 100 });
    const { id = '' } = rows.find(({ place }) => place.endsWith('/terms')) ?? {};
    const legal = await read(id);
    const { article: changed } = await ana.client.call(desk.saveArticle, {
      id,
      revision: legal.revision,
      words: { ...legal.words, body: { en: 'New terms', tl: 'Bagong tuntunin' } },
    });
    expect(await refusalOf(schedule(changed))).toBe('LEGAL_NEEDS_SECOND_PERSON');
  });
});
