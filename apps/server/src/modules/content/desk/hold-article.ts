import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import type { StoredArticle } from '../articles/article.store.ts';
import type { ContentServices } from '../services.ts';

/** The article for a change: nobody else changes it meanwhile, and it is what the editor saw. */
export async function holdArticle(
  { articles }: Pick<ContentServices, 'articles'>,
  tx: Recorded,
  { id, revision }: { id: string; revision: number },
): Promise<StoredArticle> {
  const article = await articles.lock(tx, BigInt(id));
  if (!article) throw new Refusal('NOT_FOUND');
  if (article.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  return article;
}

/** An article in the words of the audit. The texts themselves stand in its versions. */
export const factsOf = (article: Pick<StoredArticle, 'kind' | 'place' | 'sort' | 'inForce'>) => ({
  kind: article.kind,
  place: article.place,
  sort: article.sort,
  in_force: article.inForce,
});
