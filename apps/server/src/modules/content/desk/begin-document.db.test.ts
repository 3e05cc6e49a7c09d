import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer({ isEmpty: true });
  ana = await createApiStaff(server, 'content');
  ben = await createApiStaff(server, 'content');
});
afterAll(() => server.stop());

const planned = { reason: 'planned', words: 'Before the opening' } as const;

test('a document begins from a template, and is put in force when nothing of it is left to fill in', async () => {
  const begun = await ana.client.call(staffCalls.beginDocument, {
    brand: 'sinag',
    document: 'terms',
  });
  expect(begun.words.body.en).toContain('Sinag is run by [[full legal name of the operator]]');
  expect(begun.words.body.tl).toContain('[[buong legal na pangalan ng operator]]');
  const ask = (revision: number) =>
    ana.client.call(staffCalls.askLegalText, {
      id: begun.id,
      revision,
      number: null,
      asks_agreement: false,
      ...planned,
    });
  expect(await refusalOf(ask(begun.revision))).toBe('ARTICLE_TO_FILL');
  const filled = (text: string) => text.replaceAll(/\[\[[^\]]+\]\]/g, 'Perya Incorporated');
  const { en, tl } = begun.words.body;
  const { article } = await ana.client.call(staffCalls.saveArticle, {
    id: begun.id,
    revision: begun.revision,
    words: { ...begun.words, body: { en: filled(en), tl } },
  });
  expect(await refusalOf(ask(article.revision))).toBe('ARTICLE_TO_FILL');
  const { article: whole } = await ana.client.call(staffCalls.saveArticle, {
    id: begun.id,
    revision: article.revision,
    words: { ...begun.words, body: { en: filled(en), tl: filled(tl) } },
  });
  const { id } = await ask(whole.revision);
  await approveAs(ben, id);
  const read = await ana.client.call(staffCalls.readArticle, { id: begun.id });
  expect(read).toMatchObject({ in_force: 1, has_draft: false });
});

test('the questions too, which one person publishes', async () => {
  const { id, revision } = await ana.client.call(staffCalls.beginDocument, {
    brand: 'tala',
    document: 'faq',
  });
  const alone = ana.client.call(staffCalls.publishArticle, { id, revision, reason: 'As it is' });
  expect(await refusalOf(alone)).toBe('ARTICLE_TO_FILL');
});
