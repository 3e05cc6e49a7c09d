import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  claimReview as claimCall,
  releaseReview as releaseCall,
  takeOverReview as takeOverCall,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentTakenFrom } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Entry, nothingChanged, type Recorded } from '../../audit/index.ts';
import type { VersionKey } from '../record/seal-fields.ts';
import type { ClaimedReview } from './queue.store.ts';
import { problemOfClaim } from './refuse-decision.ts';
import type { DeskServices } from './services.ts';

const claimerOf = ({ staffId, staffName, permissions }: StaffContext) => ({
  staffId,
  name: staffName,
  isSenior: permissions.has('kyc.senior'),
});

const entryOf = (
  action: 'kyc.review-claimed' | 'kyc.review-released' | 'kyc.review-taken-over',
  { uid, version }: VersionKey,
  after: Entry['after'] = {},
): Entry => ({ action, subject: { kind: 'player', uid }, after: { version, ...after } });

/** The one that is asked for; who cannot have it is told why. */
async function claimOne(
  { queue, desk }: DeskServices,
  tx: Recorded,
  context: StaffContext,
  which: VersionKey,
): Promise<ClaimedReview> {
  const claimed = await queue.claim(tx, claimerOf(context), which);
  if (claimed) return claimed;
  const review = await desk.find(tx, which);
  if (!review) throw new Refusal('NOT_FOUND');
  // A claim that ended between the two looks is as good as taken: whoever asks again gets it.
  throw new Refusal(problemOfClaim(review, context) ?? 'REVIEW_TAKEN');
}

/** Takes a submission for fifteen minutes, or renews that; without a player the oldest that nobody has. */
export async function claimReview(
  services: DeskServices,
  context: StaffContext,
  { uid, version }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const { audit, queue, deskFigures } = services;
  if ((uid === undefined) !== (version === undefined)) {
    throw new Refusal('INVALID_INPUT', {
      en: 'A submission is named by its player and its version, or not at all',
      tl: 'Pinapangalanan ang isinumite sa manlalaro at bersyon nito, o hindi',
    });
  }
  const claimed = await audit.record(byStaff(context), async (tx) => {
    const taken =
      uid === undefined || version === undefined
        ? await queue.claimNext(tx, claimerOf(context))
        : await claimOne(services, tx, context, { uid: BigInt(uid), version });
    if (!taken) return nothingChanged<ClaimedReview | null>(null);
    return {
      result: taken,
      entries: [entryOf('kyc.review-claimed', taken, { renewed: !taken.isNew })],
    };
  });
  if (!claimed) return null;
  deskFigures.count('claimed');
  const until = seconds(claimed.until);
  return { uid: String(claimed.uid), version: claimed.version, until };
}

/** Takes over what a colleague has claimed. Who may not decide identity checks takes none, whoever has them. */
export async function takeOverReview(
  { audit, queue, deskFigures }: DeskServices,
  context: StaffContext,
  { uid, version, reason }: RequestOf<typeof takeOverCall>,
): Promise<AnswerOf<typeof takeOverCall>> {
  if (!context.permissions.has('kyc.review')) throw new Refusal('FORBIDDEN');
  const until = await audit.record(byStaff(context), async (tx) => {
    const taken = await queue.takeOver(tx, claimerOf(context), { uid: BigInt(uid), version });
    if (!taken) throw new Refusal('CLAIM_OF_NOBODY');
    return {
      result: taken.until,
      entries: [{ ...entryOf('kyc.review-taken-over', taken, presentTakenFrom(taken)), reason }],
    };
  });
  deskFigures.count('claimed');
  return { until: seconds(until) };
}

/** Gives a submission back to the queue; one that the caller does not have is left alone. */
export async function releaseReview(
  { audit, queue, deskFigures }: DeskServices,
  context: StaffContext,
  { uid, version }: RequestOf<typeof releaseCall>,
): Promise<AnswerOf<typeof releaseCall>> {
  const which = { uid: BigInt(uid), version };
  const released = await audit.record<boolean>(byStaff(context), async (tx) => {
    if (!(await queue.release(tx, context.staffId, which))) return nothingChanged(false);
    return { result: true, entries: [entryOf('kyc.review-released', which)] };
  });
  if (released) deskFigures.count('released');
  return { released };
}
