import * as z from 'zod/mini';
import { type PromotionKindName, promotionKinds } from '../../rules/promotions/kinds.ts';

/** Where rules do not fit the kind that they are meant for, and why; null if they do. */
export function misfitOf(
  kind: PromotionKindName,
  rules: unknown,
): { field: string; says: string } | null {
  const read = z.safeParse(promotionKinds[kind].rules, rules);
  if (read.success) return null;
  const [issue] = read.error.issues;
  return { field: issue?.path.join('.') ?? '', says: issue?.message ?? '' };
}
