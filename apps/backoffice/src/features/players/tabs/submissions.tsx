import { useLingui } from '@lingui/react/macro';
import { listReviews, type ReviewRow } from '@perya/contract/kyc/staff-calls/reviews';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { TabList } from './tab-list.tsx';

/** Why it was decided so, in one line: the whole story is in the case. */
function Why({ decision }: Pick<ReviewRow, 'decision'>) {
  const { t } = useLingui();
  const { reasonOf, fieldOf } = useReviewWords();
  if (decision === null) return '–';
  const fields = decision.fields.map(fieldOf).join(', ');
  const parts = [
    ...decision.reasons.map(reasonOf),
    ...(fields === '' ? [] : [t`Fields: ${fields}`]),
    ...(decision.comment === '' ? [] : [decision.comment]),
  ];
  const words = parts.join(' · ');
  return words === '' ? '–' : <span title={words}>{words}</span>;
}

/** What the player gave to be known by, version by version, and how each was decided. */
export function Submissions({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { stateOf, decisionOf } = useReviewWords();
  return (
    <TabList
      title={t`Submissions`}
      call={listReviews}
      input={{ uid, state: 'all' }}
      idOf={({ version }) => String(version)}
      {...(may('kyc.documents') && {
        linkOf: ({ version }: ReviewRow) => ({
          to: '/kyc/reviews/$uid/$version',
          params: { uid, version: String(version) },
          search: { uid, state: 'all' },
        }),
      })}
      emptyText={t`Nothing was submitted yet`}
      columns={[
        { id: 'version', title: t`Version`, cell: ({ version }) => t`Version ${version}` },
        { id: 'at', title: t`Submitted`, cell: (row) => <Age at={row.submitted_at} /> },
        {
          id: 'state',
          title: t`State`,
          cell: ({ state }) => (
            <StatusBadge tone={stateOf(state).tone}>{stateOf(state).text}</StatusBadge>
          ),
        },
        {
          id: 'decision',
          title: t`Decision`,
          cell: ({ decision }) => (decision === null ? '–' : decisionOf(decision.decision)),
        },
        { id: 'by', title: t`By`, cell: ({ decision }) => decision?.by ?? '–' },
        { id: 'why', title: t`Why`, cell: ({ decision }) => <Why decision={decision} /> },
      ]}
    />
  );
}
