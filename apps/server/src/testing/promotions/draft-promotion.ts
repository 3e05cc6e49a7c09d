import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import type { ApiStaff } from '../api-staff.ts';

/** A gift without bounds that anybody may have, from yesterday on. */
export function contentOf(given: Partial<PromotionContent> = {}): PromotionContent {
  return {
    name_en: 'Rainy day gift',
    name_tl: 'Regalo sa tag-ulan',
    terms_en: 'Play it once.',
    terms_tl: 'Laruin nang isang beses.',
    starts_at: Math.floor(Date.now() / 1000) - 86_400,
    ends_at: null,
    audience: {},
    rules: {},
    cash_type: 4011,
    wagering_times: 1,
    claim_hours: null,
    player_cap: null,
    day_cap: null,
    budget: null,
    exclusive_group: null,
    is_one_per_person: false,
    place: 0,
    ...given,
  };
}

/** Drafts a promotion, or the next revision of one. */
export const draftPromotion = (
  { client }: ApiStaff,
  content: PromotionContent,
  of: { id?: number; seen?: number; kind?: PromotionKindName } = {},
) =>
  client.call(staffCalls.savePromotion, {
    id: of.id ?? null,
    kind: of.kind ?? 'gift',
    seen: of.seen ?? 0,
    content,
    words: 'For the rainy season',
  });

const because = { reason: 'planned', words: '' } as const;

/** Asks for the publishing of a revision; answers the number of the request. */
export const askToPublish = async ({ client }: ApiStaff, id: number, revision: number) =>
  (await client.call(staffCalls.askPublish, { id, revision, ...because })).id;

/** Publishes a revision, asked for by the one and approved by the other. */
export async function publishDraft(
  asker: ApiStaff,
  approver: ApiStaff,
  { id, revision }: { id: number; revision: number },
): Promise<void> {
  const request = await askToPublish(asker, id, revision);
  const { seen } = await approver.client.call(staffCalls.readRequest, { id: request });
  const decision = { id: request, seen, reason: 'checked', words: '' } as const;
  await approver.client.call(staffCalls.approveRequest, decision);
}
