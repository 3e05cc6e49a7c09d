import type { PublishWanted } from '@perya/contract/promotions/staff-calls/deciding';
import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Entry, Recorded } from '../../../audit/index.ts';
import { presentContent } from '../desk.present.ts';
import type { DeskPromotion } from '../desk.store.ts';
import type { DeskServices } from '../services.ts';
import { differing } from './facts-of.ts';
import { type PromotionFields, readContent } from './read-content.ts';

interface ToPublish {
  row: DeskPromotion;
  content: PromotionContent;
  fields: PromotionFields;
}

/** Only the newest revision is published, and only while it can stand: its end lies ahead, and its budget is not spent. */
function readToPublish(
  row: DeskPromotion | null,
  content: PromotionContent | null,
  { revision }: PublishWanted,
  now: Date,
): ToPublish {
  if (!row || !content) throw new Refusal('NOT_FOUND');
  if (row.newest !== revision) throw new Refusal('CHANGED_MEANWHILE');
  if (row.revision >= revision) throw new Refusal('PROMOTION_STANDS');
  if (row.isWithdrawn) throw new Refusal('PROMOTION_NOT_NOW');
  const fields = readContent(row.kind, content, now);
  if (fields.budget !== null && fields.budget < row.spent) throw new Refusal('PROMOTION_SPENT');
  return { row, content, fields };
}

/** What would be published; refuses in words what could not be as things stand. */
async function findToPublish(
  { desk }: Pick<DeskServices, 'desk'>,
  wanted: PublishWanted,
): Promise<ToPublish> {
  const [row, revision, now] = await Promise.all([
    desk.find(wanted.id),
    desk.findRevision(wanted.id, wanted.revision),
    desk.readClock(),
  ]);
  return readToPublish(row, revision, wanted, now);
}

const manilaTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What will happen, for whoever approves it. */
export async function describePublishing(
  services: Pick<DeskServices, 'desk'>,
  wanted: PublishWanted,
): Promise<Text> {
  const { row, content, fields } = await findToPublish(services, wanted);
  const { id, kind, revision } = row;
  const from = manilaTime.format(fields.startsAt);
  const to = fields.endsAt && manilaTime.format(fields.endsAt);
  const { budget, currency } = fields;
  const most =
    budget && (currency === 'PHP' ? formatPesos(centavos(budget)) : `${budget} Filcoins`);
  const title = promotionKinds[kind].title;
  const isNew = row.state === 'draft';
  const changed = Object.keys(differing(presentContent(row), content).after).join(', ');
  const replaced = {
    en: isNew ? '' : ` It replaces revision ${revision}; what changes: ${changed}.`,
    tl: isNew ? '' : ` Papalitan nito ang rebisyon ${revision}; ang magbabago: ${changed}.`,
  };
  return {
    en: `Promotion ${id} “${fields.name.en}” (${title.en}) is published: from ${from} ${to ? `to ${to}` : 'without an end'}, Manila time, ${most ? `for ${most} at most` : 'without a budget'}.${replaced.en}`,
    tl: `Ilalathala ang promosyon ${id} “${fields.name.tl}” (${title.tl}): mula ${from} ${to ? `hanggang ${to}` : 'nang walang katapusan'}, oras sa Maynila, ${most ? `hanggang ${most}` : 'nang walang badyet'}.${replaced.tl}`,
  };
}

/** Publishes a revision in the transaction of an approval. */
export async function publishWithin(
  { desk, deciding, metrics }: Pick<DeskServices, 'desk' | 'deciding' | 'metrics'>,
  tx: Recorded,
  wanted: PublishWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  const { id, revision, reason } = wanted;
  const row = await deciding.lock(tx, id);
  const found = await desk.findRevision(id, revision, tx);
  const { content, fields } = readToPublish(row, found, wanted, await desk.readClock(tx));
  const stood = row && row.state !== 'draft' ? presentContent(row) : null;
  await deciding.write(tx, id, fields);
  await deciding.publish(tx, id, revision);
  metrics.countChange('published');
  const { before, after } = differing(stood, content);
  return {
    entries: [
      {
        action: 'promotions.published',
        subject: { kind: 'promotion', id: String(id) },
        before,
        after: { ...after, revision },
        reason,
      },
    ],
  };
}
