import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listAskedPlayers as call } from '@perya/contract/kyc/staff-calls/compliance';
import { seconds } from '../../../platform/wire-time.ts';
import type { ComplianceServices } from './services.ts';

/** A page of the players whom staff have asked to complete the check, the last one first. */
export async function listAsked(
  { completions }: Pick<ComplianceServices, 'completions'>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await completions.page(request);
  return {
    ...page,
    rows: page.rows.map(({ uid, status, askedAt, actor, reason }) => ({
      uid: String(uid),
      status,
      asked_at: seconds(askedAt),
      asked_by: actor,
      reason,
    })),
  };
}
