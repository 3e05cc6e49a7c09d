import { useLingui } from '@lingui/react/macro';
import {
  type Review,
  type ReviewedField,
  readReview,
  takeOverReview,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Assign } from '../../../lib/claims/assign.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { TakeOver } from '../../../lib/claims/take-over.tsx';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment, useManilaTime } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ReviewDecisions } from '../decisions/review-decisions.tsx';
import { PhotoPane } from '../photos/photo-pane.tsx';
import { DecisionStory } from './decision-story.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { FieldTable } from './field-table.tsx';
import { FlagList } from './flag-list.tsx';
import { HitList } from './hit-list.tsx';
import { type Claim, useClaim } from './use-claim.ts';

function WhoAndWhen({ review }: { readonly review: Review }) {
  const { t } = useLingui();
  const may = useMay();
  const { uid } = review;
  return (
    <Section title={t`The player`}>
      <Facts
        facts={[
          {
            label: t`Player`,
            value: may('players.read') ? (
              <Link to="/players/$uid/kyc" params={{ uid }}>
                {uid}
              </Link>
            ) : (
              uid
            ),
          },
          { label: t`Status`, value: <KycBadge status={review.status} /> },
          { label: t`Submitted`, value: <Moment at={review.submitted_at} /> },
          { label: t`Earlier submissions`, value: review.earlier },
        ]}
      />
    </Section>
  );
}

interface OpenCaseProps {
  readonly review: Review;
  readonly title: string;
  readonly onClose: () => void;
  readonly reload: () => Promise<void>;
}

function OpenCase({ review, title, onClose, reload }: OpenCaseProps) {
  const { stateOf } = useReviewWords();
  const claim = useClaim(review, reload);
  const [photo, setPhoto] = useState<PhotoName | null>(review.photos[0] ?? null);
  const [wrong, setWrong] = useState<readonly ReviewedField[]>([]);
  const [idNumber, setIdNumber] = useState('');
  const toggle = (field: ReviewedField) =>
    setWrong((before) =>
      before.includes(field) ? before.filter((each) => each !== field) : [...before, field],
    );
  const { tone, text } = stateOf(review.state);
  const isMine = claim.is === 'mine';
  const { uid, version } = review;
  return (
    <CaseDrawer
      title={title}
      width="wide"
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      onClose={onClose}
      actions={
        <ReviewDecisions review={review} isMine={isMine} marks={{ fields: wrong, idNumber }} />
      }
    >
      <ReviewClaim review={review} claim={claim} />
      <div className="review-body">
        <div className="review-photos">
          {review.erased_at === null ? (
            <PhotoPane
              subject={{ uid, version }}
              photos={review.photos}
              shown={photo}
              show={setPhoto}
            />
          ) : (
            <ErasedNote at={review.erased_at} />
          )}
        </div>
        <div className="review-facts">
          <FlagList review={review} />
          <FieldTable
            review={review}
            marks={isMine && review.decisions.length > 0 ? { fields: wrong, idNumber } : null}
            toggle={toggle}
            setIdNumber={setIdNumber}
            showPhoto={setPhoto}
          />
          <DuplicateList review={review} />
          <HitList hits={review.watch_hits} />
          <WhoAndWhen review={review} />
          <DecisionStory history={review.history} />
        </div>
      </div>
    </CaseDrawer>
  );
}

/** One submission beside the queue: photos, fields, why it is looked at, and what can be decided now. */
export function ReviewCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const params = getRouteApi('/kyc/reviews/$uid/$version').useParams();
  const { uid } = params;
  const version = Number(params.version);
  const read = useCall(readReview, { uid, version });
  const close = () => void navigate({ to: '/kyc/reviews', search: true });
  const title = t`Player ${uid}, version ${version}`;
  if (read.answer === null) {
    return <CaseDrawer title={title} width="wide" onClose={close} unread={read} />;
  }
  return (
    <OpenCase
      key={`${uid} ${version}`}
      review={read.answer}
      title={title}
      onClose={close}
      reload={read.reload}
    />
  );
}

/** In place of the photos: nobody forgot to give them, they are no longer kept. */
function ErasedNote({ at }: { readonly at: number }) {
  const { t } = useLingui();
  const when = useManilaTime()(at);
  return (
    <p className="p-4 text-ink-muted">
      {t`The fields and photos of this submission were erased after their time, ${when}`}
    </p>
  );
}

/** Who has the submission; one that was escalated is taken by senior reviewers alone. */
function ReviewClaim({ review, claim }: { readonly review: Review; readonly claim: Claim }) {
  const { t } = useLingui();
  const may = useMay();
  const isEscalated = claim.state === 'escalated';
  return (
    <ClaimBar
      claim={claim.claim}
      is={claim.is}
      leftSeconds={claim.leftSeconds}
      isBusy={claim.isBusy}
      mayTake={may('kyc.review') && (!isEscalated || may('kyc.senior'))}
      {...(isEscalated && { freeText: t`It waits for a senior reviewer, and nobody has it` })}
      onTake={() => void claim.take()}
      onRelease={claim.release}
      assign={<Assign queue="kyc" id={`${review.uid}/${review.version}`} />}
      takeOver={
        <TakeOver
          call={takeOverReview}
          which={{ uid: review.uid, version: review.version }}
          name={claim.claim?.name ?? ''}
        />
      }
    />
  );
}
