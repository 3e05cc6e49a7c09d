import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { lookAtPhoto as call } from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { DeskServices } from './services.ts';

/** An address that shows one photo to whoever asks, for a short while. No address without an entry. */
export async function lookAtPhoto(
  { audit, identity, desk, deskFigures }: DeskServices,
  context: StaffContext,
  { uid: given, version, photo }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const key = await audit.record<string>(byStaff(context), async (tx) => {
    const photos = await desk.listPhotos(tx, { uid, version });
    const found = photos.find(({ name }) => name === photo);
    if (!found) throw new Refusal('NOT_FOUND');
    return {
      result: found.objectKey,
      entries: [
        { action: 'kyc.photo-seen', subject: { kind: 'player', uid }, after: { version, photo } },
      ],
    };
  });
  deskFigures.count('photo');
  return identity.uploads.addressForStaff(context, key);
}
