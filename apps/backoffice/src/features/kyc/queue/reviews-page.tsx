import { useLingui } from '@lingui/react/macro';
import {
  claimReview,
  listReviews,
  type ReviewRow,
  releaseReview,
} from '@perya/contract/kyc/staff-calls/reviews';
import { hardStops, type KycFlag } from '@perya/contract/kyc/staff-flags';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { useClaiming } from '../../../lib/claims/use-claiming.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { BadgeRow } from '../../../lib/show/badge-row.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { flagNames, reviewsFilters } from './reviews-filters.ts';
import { useNextReview } from './use-next-review.ts';

const route = getRouteApi('/kyc/reviews');

/** Submissions of the identity check: whoever has waited longest on top. */
export function ReviewsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { stateOf, idTypeOf } = useReviewWords();
  const mayOpen = may('kyc.documents');
  const claiming = useClaiming<ReviewRow>({
    isOpen: ({ state }) => state === 'waiting',
    run: (client, { uid, version }) => client.call(claimReview, { uid, version }),
    undo: (client, { uid, version }) => client.call(releaseReview, { uid, version }),
  });
  return (
    <ListPage>
      <List
        name="kyc-reviews"
        title={t`Reviews`}
        call={listReviews}
        filters={reviewsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid, version }) => `${uid} ${version}`}
        {...(mayOpen && {
          linkOf: ({ uid, version }: ReviewRow) => ({
            to: '/kyc/reviews/$uid/$version',
            params: { uid, version: String(version) },
            search: true,
          }),
        })}
        emptyText={t`No submission matches`}
        actions={mayOpen && may('kyc.review') && <NextButton />}
        bulk={mayOpen && may('kyc.review') ? [claiming] : []}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'name', title: t`Name`, cell: ({ name }) => name },
          { id: 'at', title: t`Waiting since`, cell: (row) => <Age at={row.submitted_at} /> },
          { id: 'flags', title: t`Flags`, cell: ({ flags }) => <FlagBadges flags={flags} /> },
          { id: 'id', title: t`ID type`, cell: ({ id_type }) => idTypeOf(id_type) || '–' },
          {
            id: 'state',
            title: t`State`,
            cell: ({ state }) => (
              <StatusBadge tone={stateOf(state).tone}>{stateOf(state).text}</StatusBadge>
            ),
          },
          { id: 'claim', title: t`Claimed by`, cell: ({ claim }) => <ClaimedBy claim={claim} /> },
          {
            id: 'earlier',
            title: t`Earlier`,
            align: 'end',
            isCount: true,
            cell: ({ earlier }) => earlier,
          },
          {
            id: 'status',
            title: t`Status`,
            cell: ({ status }) => <KycBadge status={status} />,
            isExtra: true,
          },
          {
            id: 'version',
            title: t`Version`,
            align: 'end',
            cell: ({ version }) => version,
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}

/** What the house noticed, in a word each; those that forbid an approval first. */
function FlagBadges({ flags }: { readonly flags: readonly KycFlag[] }) {
  const { t } = useLingui();
  const isStop = (flag: KycFlag) => hardStops.includes(flag);
  const sorted = [...flags.filter(isStop), ...flags.filter((flag) => !isStop(flag))];
  return (
    <BadgeRow
      badges={sorted.map((flag) => ({
        text: t(flagNames[flag]),
        tone: isStop(flag) ? 'negative' : 'warning',
      }))}
    />
  );
}

/** Takes the oldest free submission; `n` does too, over the list as in a case. */
function NextButton() {
  const { t } = useLingui();
  const { next, isBusy } = useNextReview();
  usePageKeys({ n: next });
  return (
    <Button kind="primary" busy={isBusy} onClick={next} aria-keyshortcuts="n">
      {t`Claim the next`}
      <KeyHint>n</KeyHint>
    </Button>
  );
}
