import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listLimitedPlayers as call } from '@perya/contract/limits/staff-calls/limits';
import type { LimitsServices } from '../services.ts';
import { presentLimited } from './limited.present.ts';

/** A page of players with limits or an exclusion, the newest change first. */
export async function listLimited(
  { limited }: Pick<LimitsServices, 'limited'>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await limited.page(request);
  return { ...page, rows: page.rows.map(presentLimited) };
}
