import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { lookAtPhoto as call, Review } from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import { openFields, type VersionKey } from '../record/seal-fields.ts';
import type { Screened, ScreenedSubmission, Screening } from '../screening/screen-submission.ts';
import { fullName, maskedName, presentFields, presentHit, presentRow } from './desk.present.ts';
import { decisionsFor } from './refuse-decision.ts';
import type { DeskServices } from './services.ts';

export interface OpenSubmission extends ScreenedSubmission {
  screening: Screening;
}

/**
 * Opens what a player gave, with what had been read of the ID by then. Outside of a transaction: a
 * version does not change, and what it is held against is read on connections of their own.
 */
export async function readSubmission(
  { submissions, keyring, scan, screening }: DeskServices,
  which: VersionKey,
  idNumber?: string,
): Promise<OpenSubmission> {
  const sealed = await submissions.find(which.uid, which.version);
  if (!sealed) throw new Refusal('NOT_FOUND');
  const opened = openFields(keyring, which, sealed);
  return {
    idType: sealed.idType,
    fields: idNumber === undefined ? opened : { ...opened, id_number: idNumber },
    scan: await scan.readAt(which.uid, sealed.submittedAt),
    screening: await screening.prepare(),
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join(' ') === other.join(' ');

function presentAlike({ keyring }: Pick<DeskServices, 'keyring'>, { alike }: Screened) {
  return alike.map(({ status, by, ...other }) => ({
    uid: String(other.uid),
    version: other.version,
    name: maskedName(openFields(keyring, other, other)),
    status,
    by,
  }));
}

/**
 * One submission in full, with who it is like today: flags may have come since it was submitted. Nobody
 * sees it without an entry that says so.
 */
export async function readReview(
  services: DeskServices,
  context: StaffContext,
  which: VersionKey,
): Promise<Review> {
  const { audit, desk, deskFigures } = services;
  const submission = await readSubmission(services, which);
  const { idType, fields, scan, screening } = submission;
  const { uid, version } = which;
  const read = await audit.record<Review>(byStaff(context), async (tx) => {
    const review = await desk.find(tx, which);
    if (!review) throw new Refusal('NOT_FOUND');
    const screened = await screening.look(tx, which, submission);
    const isOpen = review.state === 'waiting' || review.state === 'escalated';
    // What was decided keeps the flags that it was decided with.
    const flags = isOpen ? screened.flags : review.flags;
    if (!isSame(flags, review.flags)) await desk.setFlags(tx, which, flags);
    return {
      result: {
        ...presentRow({ ...review, flags }, fullName(fields), context.staffId),
        erased_at: seconds(review.erasedAt),
        fields: presentFields(idType, fields, scan),
        photos: (await desk.listPhotos(tx, which)).map(({ name }) => name),
        score: scan?.score ?? null,
        duplicates: presentAlike(services, screened),
        watch_hits: screened.hits.map(presentHit),
        history: await desk.listDecisions(tx, uid),
        decisions: decisionsFor(review, context, flags),
      },
      entries: [
        { action: 'kyc.review-read', subject: { kind: 'player', uid }, after: { version } },
      ],
    };
  });
  deskFigures.count('read');
  return read;
}

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
