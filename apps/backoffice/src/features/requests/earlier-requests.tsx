import { useLingui } from '@lingui/react/macro';
import { listRequests, type StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { Link } from '@tanstack/react-router';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useRequestWords } from './use-request-words.ts';

const shownMax = 5;
/** A longer topic is all that was asked for, and nothing that was asked for before. */
const topicMax = 100;

/** What was asked for about the same before, and what became of it: a refusal is easily asked for again elsewhere. */
export function EarlierRequests({
  request: { id, action, topic },
}: {
  readonly request: Pick<StaffRequestDetail, 'id' | 'action' | 'topic'>;
}) {
  const { t } = useLingui();
  const { stateOf } = useRequestWords();
  const { answer } = useCall(
    listRequests,
    { box: 'all', action, topic, limit: shownMax + 1 },
    { isWanted: topic !== '' && topic.length <= topicMax },
  );
  const rows = (answer?.rows ?? []).filter((row) => Number(row.id) < Number(id)).slice(0, shownMax);
  if (rows.length === 0) return null;
  return (
    <Section title={t`Asked for before`}>
      <PlainTable
        title={t`Asked for before`}
        rows={rows}
        idOf={(row) => row.id}
        columns={[
          {
            id: 'request',
            title: t`Request`,
            cell: (row) => (
              <Link to="/requests/$id" params={{ id: row.id }} search={{ box: 'all' }}>
                {row.id}
              </Link>
            ),
          },
          {
            id: 'state',
            title: t`State`,
            cell: (row) => {
              const { tone, text } = stateOf(row.state);
              return <StatusBadge tone={tone}>{text}</StatusBadge>;
            },
          },
          { id: 'by', title: t`Asked by`, cell: (row) => row.asked_by.name },
          { id: 'at', title: t`When`, cell: (row) => <Age at={row.asked_at} /> },
          {
            id: 'says',
            title: t`What`,
            cell: ({ says }) => (
              <span className="block min-w-48 whitespace-normal py-1">{says}</span>
            ),
          },
        ]}
      />
    </Section>
  );
}
