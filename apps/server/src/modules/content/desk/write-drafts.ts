import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  Article,
  ArticleKind,
  ArticleWords,
  beginDocument as beginCall,
  createArticle as createCall,
  dropDraft as dropCall,
  saveArticle as saveCall,
} from '@perya/contract/content/staff-calls/articles';
import type { Text } from '@perya/contract/text';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { checkWords } from '../articles/check-words.ts';
import { documentTemplate } from '../articles/document-templates.ts';
import type { ContentServices } from '../services.ts';
import { wordsOf } from './article.present.ts';
import { factsOf, holdArticle } from './hold-article.ts';
import { showArticle } from './read-articles.ts';

/** Says in the audit whether two texts are the same, without the text. */
const digestOf = (words: ArticleWords | null) =>
  words && createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

const isSame = (a: ArticleWords, b: ArticleWords) =>
  (['title', 'body'] as const).every(
    (part) => a[part].en === b[part].en && a[part].tl === b[part].tl,
  );

interface NewArticle {
  key: string;
  kind: ArticleKind;
  place: string;
  title: Text;
  body: Text;
}

/** Asked for twice, it is begun once. */
async function begin(
  services: ContentServices,
  context: StaffContext,
  { key, kind, place, title, body }: NewArticle,
): Promise<Article> {
  const { audit, articles } = services;
  const origin = byStaff(context);
  const { words: draft } = checkWords(kind, { title, body });
  return audit.record<Article>(origin, async (tx) => {
    const by = nameOfActor(origin.actor);
    const id = await articles.create(tx, { key, kind, place, draft, by });
    if (id === null) {
      const made = await articles.findByKey(tx, key);
      if (made === null) throw new Refusal('NOT_FOUND');
      return nothingChanged(await showArticle(services, tx, made));
    }
    const subject = { kind: 'piece' as const, id: String(id) };
    const after = { kind, place, title: title.en };
    return {
      result: await showArticle(services, tx, id),
      entries: [{ action: 'content.piece-begun', subject, after }],
    };
  });
}

/** Begins an article of the help centre or the news. */
export function createArticle(
  services: ContentServices,
  context: StaffContext,
  { key, kind, group, title }: RequestOf<typeof createCall>,
): Promise<Article> {
  const place = kind === 'help' ? group : '';
  const body = { en: '', tl: '' };
  return begin(services, context, { key, kind, place, title, body });
}

/** Begins a document of a brand, of which there is one of each kind, from the template that says what must be filled in. */
export function beginDocument(
  services: ContentServices,
  context: StaffContext,
  { brand, document }: RequestOf<typeof beginCall>,
): Promise<Article> {
  const place = `${brand}/${document}`;
  const title = { en: '', tl: '' };
  const body = documentTemplate(brand, document);
  return begin(services, context, {
    key: `document:${place}`,
    kind: 'document',
    place,
    title,
    body,
  });
}

/** Keeps a draft on the revision that the editor saw, or not at all: nobody writes over another's words unseen. */
export async function saveArticle(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { audit, articles } = services;
  const origin = byStaff(context);
  return audit.record<AnswerOf<typeof saveCall>>(origin, async (tx) => {
    const article = await holdArticle(services, tx, wanted);
    const { words, leftOut } = checkWords(article.kind, wanted.words);
    const next = {
      ...article,
      place: article.kind === 'help' ? (wanted.group ?? article.place) : article.place,
      sort: wanted.sort ?? article.sort,
      // What is as it was published needs no draft.
      draft: article.published && isSame(article.published, words) ? null : words,
    };
    const isMoved = next.place !== article.place || next.sort !== article.sort;
    if (!isMoved && isSame(wordsOf(article), words)) {
      return nothingChanged({
        article: await showArticle(services, tx, article.id),
        left_out: leftOut,
      });
    }
    await articles.save(tx, next, nameOfActor(origin.actor));
    const entry = {
      action: 'content.draft-saved',
      subject: { kind: 'piece', id: wanted.id },
      before: { ...factsOf(article), draft: digestOf(article.draft) },
      after: { ...factsOf(next), draft: digestOf(next.draft) },
    } as const;
    return {
      result: { article: await showArticle(services, tx, article.id), left_out: leftOut },
      entries: [entry],
    };
  });
}

/** Gives a draft up; an article that was never published has nothing to go back to. */
export async function dropDraft(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof dropCall>,
): Promise<Article> {
  const { audit, articles } = services;
  const origin = byStaff(context);
  return audit.record<Article>(origin, async (tx) => {
    const article = await holdArticle(services, tx, wanted);
    if (article.draft === null || article.published === null)
      throw new Refusal('NOTHING_TO_CHANGE');
    await articles.save(tx, { ...article, draft: null }, nameOfActor(origin.actor));
    const entry = {
      action: 'content.draft-dropped',
      subject: { kind: 'piece', id: wanted.id },
      before: { draft: digestOf(article.draft) },
      after: { draft: null },
    } as const;
    return { result: await showArticle(services, tx, article.id), entries: [entry] };
  });
}
