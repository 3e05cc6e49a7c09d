import { brandOf } from '@perya/contract/brands';
import {
  type Article,
  type ArticleWords,
  listArticles,
  readArticle,
  readArticleVersion,
} from '@perya/contract/content/staff-calls/articles';
import type { SubmitClient } from '../../../lib/query/use-submit.ts';
import { documentOf } from '../article-words.ts';
import { carryOver } from './carry-over.ts';

/** The same document of a brand, and what it would say; null where somebody must look themselves. */
export interface BrandText {
  readonly article: Article;
  readonly inForce: ArticleWords;
  readonly words: ArticleWords | null;
}

const nameOf = (tag: string) => brandOf(tag).name;

interface Change {
  readonly before: ArticleWords;
  readonly after: ArticleWords;
}

/** In both languages, or in none. */
function carriedOver(
  { before, after }: Change,
  other: ArticleWords,
  rename: (line: string) => string,
): ArticleWords | null {
  const bodyOf = (language: 'en' | 'tl') =>
    carryOver(
      { before: before.body[language], after: after.body[language] },
      other.body[language],
      rename,
    );
  const en = bodyOf('en');
  const tl = bodyOf('tl');
  return en === null || tl === null ? null : { ...other, body: { en, tl } };
}

async function inForceOf(client: SubmitClient, { id, in_force }: Pick<Article, 'id' | 'in_force'>) {
  return in_force === null ? null : client.call(readArticleVersion, { id, number: in_force });
}

/** The draft of one brand in the texts of all: what is changed in it is changed in each, under the brand's own name. */
export async function readOtherBrands(
  client: SubmitClient,
  article: Article,
): Promise<BrandText[]> {
  const { brand, kind } = documentOf(article);
  const before = await inForceOf(client, article);
  if (before === null) return [];
  const { rows } = await client.call(listArticles, { kind: 'document', limit: 100 });
  const same = rows.filter((row) => documentOf(row).kind === kind && row.in_force !== null);
  const texts = await Promise.all(
    same.map(async (row) => {
      const other = await client.call(readArticle, { id: row.id });
      const inForce = await inForceOf(client, other);
      if (inForce === null) return null;
      if (row.id === article.id) return { article, inForce, words: article.words };
      const own = nameOf(documentOf(row).brand);
      const change = { before, after: article.words };
      const words =
        carriedOver(change, inForce, (line) => line.replaceAll(nameOf(brand), own)) ??
        carriedOver(change, inForce, (line) => line);
      return { article: other, inForce, words };
    }),
  );
  return texts.flatMap((text) => text ?? []);
}
