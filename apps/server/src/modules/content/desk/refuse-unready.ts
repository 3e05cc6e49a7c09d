import type { ArticleKind, ArticleWords } from '@perya/contract/content/staff-calls/articles';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isFinished } from '../articles/check-words.ts';
import { listToFill } from '../articles/to-fill.ts';

/** Players read a draft when both languages say something, and nothing of a template is left to be filled in. */
export function refuseUnready(kind: ArticleKind, words: ArticleWords): void {
  if (!isFinished(kind, words)) throw new Refusal('ARTICLE_UNFINISHED');
  const left = [...listToFill(words.body.en), ...listToFill(words.body.tl)];
  if (left.length === 0) return;
  const named = left.join('; ');
  throw new Refusal('ARTICLE_TO_FILL', {
    en: `To be filled in first: ${named}`,
    tl: `Punan muna: ${named}`,
  });
}
