import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import type { Facts } from '../../../audit/index.ts';

const plain = (value: unknown): Facts[string] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as Facts[string])
    : JSON.stringify(value);

/** What an entry of the audit says of a promotion: what it was and is where the two differ; all of it where there was nothing. */
export function differing(
  before: PromotionContent | null,
  after: PromotionContent,
): { before: Facts | null; after: Facts } {
  const names = (Object.keys(after) as (keyof PromotionContent)[]).filter(
    (name) => before === null || plain(before[name]) !== plain(after[name]),
  );
  const only = (content: PromotionContent): Facts =>
    Object.fromEntries(names.map((name) => [name, plain(content[name])]));
  return { before: before && only(before), after: only(after) };
}
