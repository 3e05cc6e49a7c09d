import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  Article,
  listArticles as listCall,
  previewArticle as previewCall,
  readArticle as readCall,
  readArticleVersion as versionCall,
} from '@perya/contract/content/staff-calls/articles';
import type { Language, Text } from '@perya/contract/text';
import type pg from 'pg';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { checkWords } from '../articles/check-words.ts';
import { writeParts } from '../articles/write-parts.ts';
import type { ContentServices } from '../services.ts';
import { presentArticle, presentRow } from './article.present.ts';

export async function listArticles(
  { articles }: ContentServices,
  request: RequestOf<typeof listCall>,
  { language }: Pick<StaffContext, 'language'>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await articles.page(request);
  return { ...page, rows: page.rows.map((article) => presentRow(article, language)) };
}

/** An article as it stands, for whoever reads it or has just changed it. */
export async function showArticle(
  { articles, scheduled }: Pick<ContentServices, 'articles' | 'scheduled'>,
  client: pg.ClientBase | pg.Pool,
  id: bigint,
): Promise<Article> {
  const article = await articles.find(client, id);
  if (!article) throw new Refusal('NOT_FOUND');
  const versions = await articles.listVersions(client, id);
  return presentArticle(article, versions, await scheduled.find(client, id));
}

export function readArticle(
  services: ContentServices,
  { id }: RequestOf<typeof readCall>,
): Promise<Article> {
  return showArticle(services, services.pool, BigInt(id));
}

export async function readArticleVersion(
  { articles }: ContentServices,
  { id, number }: RequestOf<typeof versionCall>,
): Promise<AnswerOf<typeof versionCall>> {
  const words = await articles.findVersion(BigInt(id), number);
  if (!words) throw new Refusal('NOT_FOUND');
  return words;
}

/** A text as players of a brand would read it; nothing is stored. */
export async function previewArticle(
  services: ContentServices,
  { kind, brand, words }: RequestOf<typeof previewCall>,
): Promise<AnswerOf<typeof previewCall>> {
  const checked = checkWords(kind, words);
  const written = async (text: Text, format: 'markdown' | 'html'): Promise<Text> => {
    const inLanguage = (given: string, language: Language) =>
      writeParts(services, given, format, { brand, language });
    return { en: await inLanguage(text.en, 'en_US'), tl: await inLanguage(text.tl, 'tl_PH') };
  };
  return {
    words: {
      title: await written(checked.words.title, 'markdown'),
      body: await written(checked.words.body, kind === 'document' ? 'markdown' : 'html'),
    },
    left_out: checked.leftOut,
  };
}
