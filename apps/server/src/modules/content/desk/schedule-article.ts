import type { RequestOf } from '@perya/contract/call';
import type {
  Article,
  scheduleArticle as scheduleCall,
  unscheduleArticle as unscheduleCall,
} from '@perya/contract/content/staff-calls/articles';
import { isLegalText } from '@perya/contract/rules/content/legal-texts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, bySystem, type Entry, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { ContentServices } from '../services.ts';
import { holdArticle } from './hold-article.ts';
import { publishing, turnWithin } from './publish-article.ts';
import { showArticle } from './read-articles.ts';
import { refuseUnready } from './refuse-unready.ts';

const entryOf = (
  action: Entry['action'],
  id: bigint,
  after: NonNullable<Entry['after']>,
  reason = '',
): Entry => ({
  action,
  subject: { kind: 'piece', id: String(id) },
  after,
  reason,
});

/** Lets a draft be published by itself, as it stands now: another word written meanwhile, and it is not. */
export async function scheduleArticle(
  services: ContentServices,
  context: StaffContext,
  { id, revision, at, reason }: RequestOf<typeof scheduleCall>,
): Promise<Article> {
  const origin = byStaff(context);
  const articleId = BigInt(id);
  return services.audit.record<Article>(origin, async (tx) => {
    const article = await holdArticle(services, tx, { id, revision });
    if (article.draft === null) throw new Refusal('NOTHING_TO_PUBLISH');
    refuseUnready(article.kind, article.draft);
    if (isLegalText(article)) throw new Refusal('LEGAL_NEEDS_SECOND_PERSON');
    const decidedBy = nameOfActor(origin.actor);
    const publishAt = new Date(at * 1000);
    const put = await services.scheduled.put(tx, {
      articleId,
      revision,
      publishAt,
      decidedBy,
      reason,
    });
    if (put === null) throw new Refusal('PUBLICATION_PAST');
    return {
      result: await showArticle(services, tx, articleId),
      entries: [entryOf('content.scheduled', articleId, { revision, at }, reason)],
    };
  });
}

export async function unscheduleArticle(
  services: ContentServices,
  context: StaffContext,
  { id }: RequestOf<typeof unscheduleCall>,
): Promise<Article> {
  const articleId = BigInt(id);
  return services.audit.record<Article>(byStaff(context), async (tx) => {
    const taken = await services.scheduled.take(tx, articleId);
    if (taken === null) throw new Refusal('NOTHING_TO_CHANGE');
    const { revision, publishAt } = taken;
    return {
      result: await showArticle(services, tx, articleId),
      entries: [entryOf('content.unscheduled', articleId, { revision, at: seconds(publishAt) })],
    };
  });
}

/** Publishes one that is due, in the name of whoever decided it; what has changed since is not what they decided, and what they may no longer do is not done for them. */
async function publishOne(services: ContentServices, articleId: bigint): Promise<void> {
  const kind = await services.audit.record<Article['kind'] | null>(
    bySystem('content_publish_due'),
    async (tx) => {
      const article = await services.articles.lock(tx, articleId);
      const due = await services.scheduled.takeDue(tx, articleId);
      if (article === null || due === null) return nothingChanged(null);
      const { revision, decidedBy: by, reason } = due;
      const dropped = (action: Entry['action'], after: NonNullable<Entry['after']>) => ({
        result: null,
        entries: [entryOf(action, articleId, { revision, ...after })] as const,
      });
      if (article.revision !== revision) {
        return dropped('content.schedule-overtaken', { stands: article.revision });
      }
      if (!(await services.mayStill(tx, by, 'content.publish'))) {
        return dropped('content.schedule-not-allowed', { decided_by: by });
      }
      const { kind: published, ...told } = await turnWithin(services, tx, {
        by,
        wanted: { id: String(articleId), revision, reason },
        decide: publishing(services, { reason, asks_agreement: false }),
      });
      return { result: published, ...told };
    },
  );
  if (kind === null) return;
  services.articleCache.expire();
  services.metrics.countPublication(kind, 'published');
}

/** Publishes all that is due, each in a transaction of its own: one that fails holds up none of the others. */
export async function publishDue(services: ContentServices): Promise<void> {
  const failures: unknown[] = [];
  for (const articleId of await services.scheduled.listDue()) {
    await publishOne(services, articleId).catch((error) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Drafts that are due were not published');
}
