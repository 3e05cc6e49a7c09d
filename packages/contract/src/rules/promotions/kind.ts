import type * as z from 'zod/mini';
import type { Text } from '../../text.ts';

/** A way to reward players. Its promotions are rows; what stands in their `rules` is the schema's. */
export interface PromotionKind<Rules extends z.ZodMiniType = z.ZodMiniType> {
  /** What staff read. */
  readonly title: Text;
  readonly rules: Rules;
}

/** Keeps the type of the rules. */
export function defineKind<Rules extends z.ZodMiniType>(
  kind: PromotionKind<Rules>,
): PromotionKind<Rules> {
  return kind;
}
