import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { lookAtSupportPicture as call } from '@perya/contract/support/staff-calls/conversations';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { SupportServices } from '../services.ts';

/** An address that shows one picture to whoever asks, for a short while. No address without an entry. */
export async function lookAtPicture(
  { audit, conversations, identity }: SupportServices,
  context: StaffContext,
  { uid: given, n, place }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const key = await audit.record<string>(byStaff(context), async (tx) => {
    const found = await conversations.findPicture(tx, { uid, n, place });
    if (found === null) throw new Refusal('NOT_FOUND');
    return {
      result: found,
      entries: [
        { action: 'support.picture-seen', subject: { kind: 'player', uid }, after: { n, place } },
      ],
    };
  });
  return identity.uploads.addressForStaff(context, key, 'support');
}
