import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { searchHouse as call } from '@perya/contract/house/staff-calls/search';
import { searchLength } from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { HouseServices } from '../services.ts';

/** Asks every module for what it calls so, as far as the caller may read it. */
export async function searchHouse(
  { finders }: Pick<HouseServices, 'finders'>,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const words = request.words.trim();
  if (words.length < searchLength.min || words.length > searchLength.max) {
    throw new Refusal('SEARCH_LENGTH');
  }
  const asked = finders.filter(
    ({ kind, permission }) =>
      context.permissions.has(permission) && (request.kinds?.includes(kind) ?? true),
  );
  const found = await Promise.all(
    asked.map(async ({ kind, find }) =>
      (await find(words, context)).map((row) => ({ kind, ...row })),
    ),
  );
  const rows = found.flat();
  return {
    rows: [...rows.filter((row) => row.is_exact), ...rows.filter((row) => !row.is_exact)],
  };
}
