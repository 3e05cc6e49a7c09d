import type { Review } from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import { openFields, type VersionKey } from '../record/seal-fields.ts';
import type { Screened } from '../screening/screen-submission.ts';
import { fullName, maskedName, presentFields, presentHit, presentRow } from './desk.present.ts';
import { readSubmission } from './read-submission.ts';
import { decisionsFor } from './refuse-decision.ts';
import type { DeskServices } from './services.ts';

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
