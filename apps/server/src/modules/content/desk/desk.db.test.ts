import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { listHelp, listNews } from '@perya/contract/content/calls/help';
import * as desk from '@perya/contract/content/staff-calls/articles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiPlayer, createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let player: ApiPlayer;
beforeAll(async () => {
  server = await startTestServer();
  player = createApiPlayer(server.url);
  await player.login();
  [ana, ben] = [await createApiStaff(server, 'content'), await createApiStaff(server, 'content')];
});
afterAll(() => server.stop());

const reason = 'As the test asks';
const words = (body: string, title = 'A title'): desk.ArticleWords => ({
  title: { en: title, tl: `${title} sa Tagalog` },
  body: { en: body, tl: `<p>Tagalog</p>${body}` },
});

const begin = (kind: 'help' | 'news' = 'help', title = 'A title') =>
  ana.client.call(desk.createArticle, { key: randomUUID(), kind, title: words('', title).title });

const save = (article: desk.Article, given: desk.ArticleWords, who = ana) =>
  who.client.call(desk.saveArticle, { id: article.id, revision: article.revision, words: given });

const publish = (article: desk.Article, who = ana) =>
  who.client.call(desk.publishArticle, { id: article.id, revision: article.revision, reason });

const put = (article: desk.Article, number: number | null) =>
  ana.client.call(desk.putInForce, { id: article.id, revision: article.revision, number, reason });

async function helpOf(id: string) {
  const anybody = createClient({
    baseUrl: server.url,
    token: { get: () => null, clear: () => {} },
  });
  const groups = await anybody.call(listHelp, {});
  return groups.flatMap(({ listHelpInfo }) => listHelpInfo).find((article) => article.id === id);
}

async function documentOf(place: string): Promise<desk.Article> {
  const { rows } = await ana.client.call(desk.listArticles, { kind: 'document', limit: 100 });
  const { id = '' } = rows.find((row) => row.place === place) ?? {};
  return ana.client.call(desk.readArticle, { id });
}

describe('an article', () => {
  test('is a draft that nobody sees, then what players read, then by undo what they read before', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ state: 'draft', in_force: null, versions: [] });
    const { article: first } = await save(begun, words('<p>One</p>'));
    expect(await helpOf(begun.id)).toBeUndefined();
    const one = await publish(first);
    expect(one).toMatchObject({ state: 'published', in_force: 1, has_draft: false });
    expect(await helpOf(one.id)).toMatchObject({ title: 'A title', content: '<p>One</p>' });

    const { article: second } = await save(one, words('<p>Two</p>'));
    expect(second.state).toBe('changed');
    expect(await helpOf(one.id)).toMatchObject({ content: '<p>One</p>' });
    const two = await publish(second);
    expect(await helpOf(one.id)).toMatchObject({ content: '<p>Two</p>' });

    const undone = await put(two, two.versions[0]?.follows ?? null);
    expect(undone).toMatchObject({ in_force: 1, state: 'published' });
    expect(await helpOf(one.id)).toMatchObject({ content: '<p>One</p>' });
    // The version that was undone is kept, and its number is not given again.
    const three = await publish((await save(undone, words('<p>Three</p>'))).article);
    expect(three.versions.map(({ number, follows }) => [number, follows])).toEqual([
      [3, 1],
      [2, 1],
      [1, null],
    ]);
    const read = await ben.client.call(desk.readArticleVersion, { id: one.id, number: 2 });
    expect(read).toEqual(words('<p>Two</p>'));

    const withdrawn = await put(three, null);
    expect(withdrawn.state).toBe('withdrawn');
    expect(await helpOf(one.id)).toBeUndefined();
    const actions = (await readAudit(server, one.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'content.published')).toHaveLength(3);
    expect(actions.filter((action) => action === 'content.put-in-force')).toHaveLength(2);
  });

  test('of two editors the second is refused and nothing of the first is lost; of fifty at once one is taken', async () => {
    const begun = await begin();
    const { article: hers } = await save(begun, words('<p>Hers</p>'));
    expect(await refusalOf(save(begun, words('<p>His</p>'), ben))).toBe('CHANGED_MEANWHILE');
    const held = await ben.client.call(desk.readArticle, { id: begun.id });
    expect(held.words).toEqual(words('<p>Hers</p>'));
    const at50 = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        save(hers, words(`<p>Editor ${n}</p>`), n % 2 ? ana : ben),
      ),
    );
    const taken = at50.flatMap((one) => (one.status === 'fulfilled' ? [one.value.article] : []));
    expect(taken).toHaveLength(1);
    const after = await ben.client.call(desk.readArticle, { id: begun.id });
    expect(after.words).toEqual(taken[0]?.words);
    expect(after.revision).toBe(hers.revision + 1);
    // A publication of what was not seen is refused too.
    expect(await refusalOf(publish(hers))).toBe('CHANGED_MEANWHILE');
  });

  test('asked for fifty times by one key is begun once, and fifty publications make one version', async () => {
    // One person sends a bounded number of calls at a time.
    const cora = await createApiStaff(server, 'content');
    const key = randomUUID();
    const title = { en: 'Once', tl: 'Isang beses' };
    const begun = await Promise.all(
      Array.from({ length: 50 }, () =>
        cora.client.call(desk.createArticle, { key, kind: 'help', title }),
      ),
    );
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const [first] = begun;
    if (!first) throw new Error('Nothing was begun');
    const { article } = await save(first, words('<p>Once</p>'));
    await Promise.allSettled(Array.from({ length: 50 }, () => publish(article, cora)));
    const { versions } = await ana.client.call(desk.readArticle, { id: article.id });
    expect(versions.map(({ number }) => number)).toEqual([1]);
  });

  test('is not published without both languages, nor twice without a change', async () => {
    const begun = await begin();
    const half = { ...words('<p>x</p>'), body: { en: '<p>x</p>', tl: ' ' } };
    const { article } = await save(begun, half);
    expect(await refusalOf(publish(article))).toBe('ARTICLE_UNFINISHED');
    const done = await publish((await save(article, words('<p>x</p>'))).article);
    expect(await refusalOf(publish(done))).toBe('NOTHING_TO_PUBLISH');
    expect(await refusalOf(put(done, 1))).toBe('NOTHING_TO_CHANGE');
    expect(await refusalOf(put(done, 7))).toBe('NOT_FOUND');
    // A text that is as published again is no draft.
    const { article: changed } = await save(done, words('<p>y</p>'));
    expect((await save(changed, words('<p>x</p>'))).article.has_draft).toBe(false);
    const { article: again } = await save(
      await ana.client.call(desk.readArticle, { id: done.id }),
      words('<p>z</p>'),
    );
    const dropped = await ana.client.call(desk.dropDraft, {
      id: again.id,
      revision: again.revision,
    });
    expect(dropped.words).toEqual(words('<p>x</p>'));
  });

  test('is found by group, state and words', async () => {
    const begun = await begin('news', 'Findable newspaper');
    const find = async (
      input: Partial<Parameters<typeof ana.client.call<typeof desk.listArticles>>[1]>,
    ) =>
      (await ana.client.call(desk.listArticles, { kind: 'news', ...input })).rows.map(
        ({ id }) => id,
      );
    expect(await find({ w: 'findable NEWS' })).toEqual([begun.id]);
    expect(await find({ state: 'draft' })).toContain(begun.id);
    expect(await find({ state: 'published' })).not.toContain(begun.id);
    const { rows, count } = await ana.client.call(desk.listArticles, {
      kind: 'help',
      group: 'deposit',
    });
    expect(rows.every(({ place }) => place === 'deposit')).toBe(true);
    expect(count).toBe(rows.length);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.client.call(desk.listArticles, {
        kind: 'document',
        limit: 7,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
  });
});

describe('hostile text', () => {
  test.each([
    ['a script', '<p>ok</p><script>alert(1)</script>', 'script'],
    ['a style', '<style>p{display:none}</style><p>ok</p>', 'style'],
    ['an event handler', '<p onclick="alert(1)">ok</p>', 'onclick'],
    ['a foreign frame', '<p>ok</p><iframe src="https://evil.example"></iframe>', 'iframe'],
    ['a javascript: link', '<p><a href="javascript:alert(1)">ok</a></p>', 'href'],
    ['a data: link', '<p><a href="data:text/html,x">ok</a></p>', 'href'],
    ['SVG', '<p>ok</p><svg onload="alert(1)"></svg>', 'svg'],
    ['a mutation trick', '<p>ok</p><math><style><!--</style><img src onerror=alert(1)>-->', 'math'],
  ])(
    '%s is never stored, and the editor is told what was left out [G-136]',
    async (_what, body, named) => {
      const begun = await begin();
      const { article, left_out } = await save(begun, words(body));
      expect(left_out).toContain(named);
      const done = await publish(article);
      const { rows } = await server.database.owner.query<{ kept: string }>(
        `select (select draft::text from content.article where id = $1) || words::text as kept
       from content.version where article_id = $1
       union all select words::text from content.version where article_id = $1`,
        [done.id],
      );
      expect(rows.map(({ kept }) => kept).join('')).not.toMatch(
        /script|style|onclick|onerror|iframe|data:|svg|math|<img/i,
      );
      expect((await helpOf(done.id))?.content).toMatch(/^<p>ok<\/p>/);
    },
  );

  test('in a title or a document is refused, and so is a document with a link that runs', async () => {
    const begun = await begin();
    const before = await documentOf('h5/terms');
    for (const [attempt, refusal] of [
      [() => save(begun, words('<p>ok</p>', '<img src=x onerror=alert(1)>')), 'WORDS_MARKUP'],
      [() => save(begun, words('<p>ok</p>', 'a \u202e b')), 'WORDS_UNREADABLE'],
      [() => save(before, words('## Terms\n\n<script>alert(1)</script>')), 'WORDS_MARKUP'],
      [() => save(before, words('[here](javascript:alert(1))')), 'LINK_UNSAFE'],
      [() => save(before, words('[here]\n\n[here]: data:text/html,x')), 'LINK_UNSAFE'],
      [() => save(before, words(`${'word '.repeat(400)}<b onclick=x()>`)), 'WORDS_MARKUP'],
      [() => save(before, words('x'.repeat(50_001))), 'INVALID_INPUT'],
    ] as const) {
      expect(await refusalOf(attempt())).toBe(refusal);
    }
    expect(await documentOf('h5/terms')).toEqual(before);
    expect(await refusalOf(put(before, null))).toBe('DOCUMENT_STAYS');
  });

  test('of a payment channel is escaped where help writes it', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await server.database.owner.query(
      `update payments.channel set name = $1 where name = 'GCash'`,
      [name],
    );
    const { words: shown } = await ana.client.call(desk.previewArticle, {
      kind: 'help',
      brand: 'h5',
      words: words('<p>{{deposit-limits}}</p><p>{{brand}} and {{nothing}}</p>'),
    });
    expect(shown.body.en).toContain('<li><strong>&lt;img src=x onerror=alert(1)&gt;</strong>: ₱');
    expect(shown.body.en).toContain('<p>Perya and {{nothing}}</p>');
    expect(shown.body.en).not.toContain('<img');
  });
});

describe('what players read', () => {
  test('is five groups in order, each with articles in the fields of the documents, in their language [G-063 G-134 G-135 G-288 G-333]', async () => {
    const groups = await player.client.call(listHelp, { brand: 'sinag' });
    expect(groups.map(({ typeName }) => typeName)).toEqual([
      'General',
      'Deposit',
      'Withdrawal',
      'Sinag Club',
      'Others',
    ]);
    for (const { id, imageUrl, listHelpInfo } of groups) {
      expect(imageUrl).toMatch(/^\/art\/.*\.svg$/);
      expect(listHelpInfo.length).toBeGreaterThan(2);
      expect(
        listHelpInfo.every(({ helpTypeId, language }) => helpTypeId === id && language === 'en_US'),
      ).toBe(true);
    }
    const accounts = groups[2]?.listHelpInfo.find(({ title }) => title.includes('accounts'));
    expect(accounts?.content).toMatch(/up to <strong>three withdrawal accounts.*GCASH.*MAYA/);
    expect(Object.keys(accounts ?? {}).sort()).toEqual([
      'content',
      'createBy',
      'createdAt',
      'helpTypeId',
      'id',
      'language',
      'sort',
      'status',
      'title',
      'updateBy',
      'updatedAt',
    ]);
    expect(JSON.stringify(groups)).not.toContain('{{');
  });

  test('is news, the newest first', async () => {
    const before = await player.client.call(listNews, {});
    const done = await publish(
      (await save(await begin('news', 'Newer'), words('<p>New</p>', 'Newer'))).article,
    );
    const after = await player.client.call(listNews, {});
    expect(after.map(({ id }) => id)).toEqual([done.id, ...before.map(({ id }) => id)]);
  });
});
