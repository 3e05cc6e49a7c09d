import type {
  Article,
  ArticleRow,
  ArticleState,
  ArticleWords,
} from '@perya/contract/content/staff-calls/articles';
import { type Language, say } from '@perya/contract/text';
import { seconds } from '../../../platform/wire-time.ts';
import type { StoredArticle, StoredVersion } from '../articles/article.store.ts';
import type { Scheduled } from '../articles/scheduled.store.ts';

const noWords: ArticleWords = { title: { en: '', tl: '' }, body: { en: '', tl: '' } };

/** What is edited of an article: its draft, or else what was published last. */
export const wordsOf = ({ draft, published }: Pick<StoredArticle, 'draft' | 'published'>) =>
  draft ?? published ?? noWords;

function stateOf({ inForce, draft, lastNumber }: StoredArticle): ArticleState {
  if (inForce === null) return lastNumber === 0 ? 'draft' : 'withdrawn';
  return draft === null ? 'published' : 'changed';
}

/** What an article is called in this language; a draft may have no title there yet. */
function titleOf(article: StoredArticle, language: Language): string {
  const { title } = wordsOf(article);
  return say(title, language) || title.en;
}

export function presentRow(article: StoredArticle, language: Language): ArticleRow {
  return {
    id: String(article.id),
    kind: article.kind,
    place: article.place,
    title: titleOf(article, language),
    state: stateOf(article),
    sort: article.sort,
    in_force: article.inForce,
    revision: article.revision,
    changed_by: article.changedBy,
    changed_at: seconds(article.changedAt),
  };
}

/** What was decided about another revision is not going to happen. */
const presentScheduled = ({ revision }: StoredArticle, scheduled: Scheduled | null) =>
  scheduled?.revision === revision
    ? { at: seconds(scheduled.publishAt), by: scheduled.decidedBy }
    : null;

export function presentArticle(
  article: StoredArticle,
  versions: readonly StoredVersion[],
  scheduled: Scheduled | null,
): Article {
  return {
    ...presentRow(article, 'en_US'),
    words: wordsOf(article),
    has_draft: article.draft !== null,
    scheduled: presentScheduled(article, scheduled),
    versions: versions.map((version) => ({
      number: version.number,
      follows: version.follows,
      asks_agreement: version.asksAgreement,
      published_by: version.publishedBy,
      published_at: seconds(version.publishedAt),
      reason: version.reason,
      agreed: version.agreed,
    })),
  };
}
