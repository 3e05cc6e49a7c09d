import type { RequestOf } from '@perya/contract/call';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import type {
  Article,
  publishArticle as publishCall,
  putInForce as putCall,
} from '@perya/contract/content/staff-calls/articles';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, type Recorded } from '../../audit/index.ts';
import type { StoredArticle } from '../articles/article.store.ts';
import { isFinished } from '../articles/check-words.ts';
import * as events from '../events.ts';
import type { ContentServices } from '../services.ts';
import { factsOf, holdArticle } from './hold-article.ts';
import { showArticle } from './read-articles.ts';

/** Only what players tick can be asked for again. */
const mayAsk = ({ kind, place }: Pick<StoredArticle, 'kind' | 'place'>) =>
  kind === 'document' && agreedKinds.some((agreed) => place.endsWith(`/${agreed}`));

function eventsOf({ id, kind, place, inForce }: StoredArticle, revision: number) {
  const about = { uid: null, key: `${id}:${revision}` };
  return [eventOf(events.putInForce, about, { kind, place, version: inForce })];
}

/** What players read from now on, and how the audit tells it. */
interface Turn {
  readonly next: StoredArticle;
  readonly action: string;
  /** What the audit keeps beside the facts of the article. */
  readonly also?: Readonly<Record<string, boolean>>;
}

/** Lets players read another version: article, audit entry and event are one transaction. */
async function turn(
  services: ContentServices,
  context: StaffContext,
  wanted: { id: string; revision: number; reason: string },
  decide: (tx: Recorded, article: StoredArticle, by: string) => Promise<Turn>,
): Promise<Article> {
  const origin = byStaff(context);
  const by = nameOfActor(origin.actor);
  const shown = await services.audit.record<Article>(origin, async (tx) => {
    const article = await holdArticle(services, tx, wanted);
    const { next, action, also } = await decide(tx, article, by);
    await services.articles.save(tx, next, by);
    const entry = {
      action,
      subject: { kind: 'piece', id: wanted.id },
      before: factsOf(article),
      after: { ...factsOf(next), ...also },
      reason: wanted.reason,
    } as const;
    return {
      result: await showArticle(services, tx, article.id),
      entries: [entry],
      events: eventsOf(next, article.revision + 1),
    };
  });
  services.articleCache.expire();
  return shown;
}

/** Makes the draft the version that players read. Earlier ones are kept for ever. */
export async function publishArticle(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof publishCall>,
): Promise<Article> {
  const published = await turn(services, context, wanted, async (tx, article, by) => {
    if (article.draft === null) throw new Refusal('NOTHING_TO_PUBLISH');
    if (!isFinished(article.kind, article.draft)) throw new Refusal('ARTICLE_UNFINISHED');
    const number = article.lastNumber + 1;
    const asksAgreement = wanted.asks_agreement && mayAsk(article);
    await services.articles.addVersion(tx, {
      id: article.id,
      number,
      words: article.draft,
      follows: article.inForce,
      asksAgreement,
      by,
      reason: wanted.reason,
    });
    return {
      next: { ...article, draft: null, inForce: number },
      action: 'content.published',
      also: { asks_agreement: asksAgreement },
    };
  });
  services.metrics.countPublication(published.kind, 'published');
  return published;
}

/** Takes a publication back: players read an earlier version again. Help and news can be withdrawn, a document cannot. */
export async function putInForce(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof putCall>,
): Promise<Article> {
  const { number } = wanted;
  const shown = await turn(services, context, wanted, async (_tx, article) => {
    if (article.inForce === number) throw new Refusal('NOTHING_TO_CHANGE');
    if (number === null && article.kind === 'document') throw new Refusal('DOCUMENT_STAYS');
    if (number !== null && (await services.articles.findVersion(article.id, number)) === null) {
      throw new Refusal('NOT_FOUND');
    }
    return { next: { ...article, inForce: number }, action: 'content.put-in-force' };
  });
  services.metrics.countPublication(shown.kind, 'undone');
  return shown;
}
