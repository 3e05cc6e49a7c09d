import type { RequestOf } from '@perya/contract/call';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import type {
  Article,
  publishArticle as publishCall,
  putInForce as putCall,
} from '@perya/contract/content/staff-calls/articles';
import { isLegalText } from '@perya/contract/rules/content/legal-texts';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import type { StoredArticle } from '../articles/article.store.ts';
import * as events from '../events.ts';
import type { ContentServices } from '../services.ts';
import { factsOf, holdArticle } from './hold-article.ts';
import { showArticle } from './read-articles.ts';
import { refuseUnready } from './refuse-unready.ts';

/** Only what players tick can be asked for again. */
export const mayAsk = ({ kind, place }: Pick<StoredArticle, 'kind' | 'place'>) =>
  kind === 'document' && agreedKinds.some((agreed) => place.endsWith(`/${agreed}`));

function eventsOf({ id, kind, place, inForce }: StoredArticle, revision: number) {
  const about = { uid: null, key: `${id}:${revision}` };
  return [eventOf(events.putInForce, about, { kind, place, version: inForce })];
}

/** What players read from now on, and how the audit tells it. */
interface Turn {
  readonly next: StoredArticle;
  readonly action: `content.${string}`;
  /** What the audit keeps beside the facts of the article. */
  readonly also?: Readonly<Record<string, boolean>>;
}

interface Wanted {
  readonly id: string;
  readonly revision: number;
  readonly reason: string;
}

type Decide = (tx: Recorded, article: StoredArticle, by: string) => Promise<Turn>;

/** Lets players read another version: article, audit entry and event are of one transaction. */
export async function turnWithin(
  services: ContentServices,
  tx: Recorded,
  { by, wanted, decide }: { by: string; wanted: Wanted; decide: Decide },
) {
  const article = await holdArticle(services, tx, wanted);
  const { next, action, also } = await decide(tx, article, by);
  await services.articles.save(tx, next, by);
  const entry: Entry = {
    action,
    subject: { kind: 'piece', id: wanted.id },
    before: factsOf(article),
    after: { ...factsOf(next), ...also },
    reason: wanted.reason,
  };
  const told = eventsOf(next, article.revision + 1);
  return { kind: next.kind, entries: [entry] as const, events: told };
}

/** The same by one person alone, which no legal text is. */
async function turn(
  services: ContentServices,
  context: StaffContext,
  wanted: Wanted,
  decide: Decide,
): Promise<Article> {
  const origin = byStaff(context);
  const by = nameOfActor(origin.actor);
  const shown = await services.audit.record<Article>(origin, async (tx) => {
    const { entries, events } = await turnWithin(services, tx, {
      by,
      wanted,
      decide: async (within, article, who) => {
        const decided = await decide(within, article, who);
        if (isLegalText(article)) throw new Refusal('LEGAL_NEEDS_SECOND_PERSON');
        return decided;
      },
    });
    return { result: await showArticle(services, tx, BigInt(wanted.id)), entries, events };
  });
  services.articleCache.expire();
  return shown;
}

/** Makes the draft the next version. */
export function publishing(
  services: ContentServices,
  wanted: { reason: string; asks_agreement: boolean },
): Decide {
  return async (tx, article, by) => {
    if (article.draft === null) throw new Refusal('NOTHING_TO_PUBLISH');
    refuseUnready(article.kind, article.draft);
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
  };
}

/** Goes back to an earlier version, or to none. */
export function puttingBack(services: ContentServices, number: number | null): Decide {
  return async (_tx, article) => {
    if (article.inForce === number) throw new Refusal('NOTHING_TO_CHANGE');
    if (number === null && article.kind === 'document') throw new Refusal('DOCUMENT_STAYS');
    if (number !== null && (await services.articles.findVersion(article.id, number)) === null) {
      throw new Refusal('NOT_FOUND');
    }
    return { next: { ...article, inForce: number }, action: 'content.put-in-force' };
  };
}

/** Makes the draft the version that players read. Earlier ones are kept for ever. */
export async function publishArticle(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof publishCall>,
): Promise<Article> {
  const published = await turn(services, context, wanted, publishing(services, wanted));
  services.metrics.countPublication(published.kind, 'published');
  return published;
}

/** Takes a publication back: players read an earlier version again. Help and news can be withdrawn, a document cannot. */
export async function putInForce(
  services: ContentServices,
  context: StaffContext,
  wanted: RequestOf<typeof putCall>,
): Promise<Article> {
  const shown = await turn(services, context, wanted, puttingBack(services, wanted.number));
  services.metrics.countPublication(shown.kind, 'undone');
  return shown;
}
