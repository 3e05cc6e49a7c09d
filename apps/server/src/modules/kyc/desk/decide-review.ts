import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  decideReview as call,
  ReviewDecision,
  ReviewState,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { KycFlag } from '@perya/contract/kyc/staff-flags';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import { decided, statusChanged } from '../events.ts';
import { sealFields, type VersionKey } from '../record/seal-fields.ts';
import { foldIdNumber } from '../screening/digests.ts';
import { type OpenSubmission, readSubmission } from './read-review.ts';
import { isApproval, refuseDecision } from './refuse-decision.ts';
import type { DeskServices } from './services.ts';

type Asked = RequestOf<typeof call>;
type Decided = AnswerOf<typeof call>;

const stateAfter: Record<ReviewDecision, ReviewState> = {
  full: 'approved',
  basic: 'approved',
  reject: 'rejected',
  return: 'returned',
  escalate: 'escalated',
};

/** A frozen player stays frozen until something is approved; null where the status stays. */
function statusAfter(decision: ReviewDecision, status: KycStatus): KycStatus | null {
  if (decision === 'escalate') return null;
  if (decision === 'full') return 'fully_kyc';
  if (decision === 'basic') return 'basic_kyc';
  return status === 'frozen' ? null : 'rejected';
}

/** The number that an approval in full needs: of the scan, or read off the photo by the reviewer. */
function requireIdNumber({ decision, id_number: given }: Asked, submission: OpenSubmission): void {
  const known = submission.fields.id_number || (submission.scan?.id_number ?? '');
  const isWrong = given !== undefined && foldIdNumber(given) === '';
  const isMissing = decision === 'full' && foldIdNumber(known) === '';
  if (isApproval(decision) && (isWrong || isMissing)) throw new Refusal('REVIEW_NEEDS_ID_NUMBER');
}

/** Keeps the number that the reviewer read, and tells whether it is another player's, which nobody knew. */
async function keepIdNumber(
  { desk, keyring }: DeskServices,
  tx: Recorded,
  which: VersionKey,
  submission: OpenSubmission,
  before: readonly KycFlag[],
): Promise<boolean> {
  await desk.setFields(tx, which, sealFields(keyring, which, submission.fields));
  const { flags } = await submission.screening.note(tx, which, submission);
  await desk.setFlags(tx, which, flags);
  return flags.includes('same-id-number') && !before.includes('same-id-number');
}

/** Decides a submission that the caller has claimed: decision, status, entry and events, or nothing of it. */
export async function decideReview(
  services: DeskServices,
  context: StaffContext,
  asked: Asked,
): Promise<Decided> {
  const { audit, identity, store, desk, deskFigures } = services;
  const { decision, version, reasons, fields, comment } = asked;
  const which = { uid: BigInt(asked.uid), version };
  const { uid } = which;
  const isGiven = asked.id_number !== undefined && isApproval(decision);
  const submission = await readSubmission(services, which, isGiven ? asked.id_number : undefined);
  const origin = byStaff(context);
  const done = await audit.record<Decided | 'REVIEW_ID_NUMBER_SHARED'>(origin, async (tx) => {
    const player = await identity.hold(tx, uid);
    await store.lockRecord(tx, uid);
    const review = await desk.lock(tx, which);
    if (!review) throw new Refusal('NOT_FOUND');
    const { flags } = await submission.screening.look(tx, which, submission);
    refuseDecision(review, context, asked, flags);
    requireIdNumber(asked, submission);
    const subject: Entry['subject'] = { kind: 'player', uid };
    if (isGiven && (await keepIdNumber(services, tx, which, submission, review.flags))) {
      const entry: Entry = { action: 'kyc.id-number-shared', subject, after: { version } };
      return { result: 'REVIEW_ID_NUMBER_SHARED', entries: [entry] };
    }
    const state = stateAfter[decision];
    const actor = nameOfActor(origin.actor);
    const { staffId, staffName: actorName } = context;
    await desk.insertDecision(tx, {
      ...which,
      staffId,
      actor,
      actorName,
      decision,
      reasons,
      fields,
      comment,
    });
    await desk.setState(tx, which, state);
    const before = review.status;
    const wanted = statusAfter(decision, before);
    const by = { mover: 'reviewer' as const, actor, reason: [decision, ...reasons].join(' ') };
    const after = wanted ? await store.setStatus(tx, uid, wanted, by) : before;
    const { brandName: brand } = player;
    const key = `${uid}/${version}/${context.requestId}`;
    const told = { brand, version, decision, reasons, before, after };
    return {
      result: { state, status: after },
      entries: [
        {
          action: 'kyc.decided',
          subject,
          before: { status: before },
          after: { status: after, version, decision, reasons, fields },
        },
      ],
      events: [
        eventOf(decided, { uid, key }, told),
        ...(after === before
          ? []
          : [eventOf(statusChanged, { uid, key: context.requestId }, { brand, before, after })]),
      ],
    };
  });
  if (done === 'REVIEW_ID_NUMBER_SHARED') throw new Refusal(done);
  deskFigures.count(decision);
  return done;
}
