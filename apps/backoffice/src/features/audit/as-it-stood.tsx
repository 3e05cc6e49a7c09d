import { useLingui } from '@lingui/react/macro';
import { readAsItStood, type StandingFact } from '@perya/contract/audit/staff-calls/audit';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TextField } from '../../lib/fields/field.tsx';
import { readManilaTime, writeManilaTime } from '../../lib/fields/manila-time.ts';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Moment } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { factText } from './fact-text.ts';

/** Leads to the entry that a fact comes from. */
function Source({ of }: { readonly of: StandingFact['since'] }) {
  if (of === null) return '–';
  return (
    <Link to="/audit/$seq" params={{ seq: of.seq }} search className="underline">
      <Moment at={of.at} />
    </Link>
  );
}

/** What the subject of an entry was at a moment that one types; at first at that of the entry. */
export function AsItStood({ seq, at }: { readonly seq: string; readonly at: number }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const moment = typed === null ? at : readManilaTime(typed);
  const { answer, state, reload } = useCall(
    readAsItStood,
    { seq, at: moment ?? at },
    { isWanted: moment !== null },
  );
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="datetime-local"
        label={t`At, Manila time`}
        hint={t`From the entries of the same subject; what was never changed is in none`}
        value={typed ?? writeManilaTime(at)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {state === 'loading' && moment !== null && <Skeleton className="h-20" />}
      {state === 'failed' && (
        <PageState
          title={t`The entries could not be read`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer !== null && moment !== null && (
        <PlainTable
          title={t`As it stood`}
          rows={answer.facts}
          idOf={({ fact }) => fact}
          emptyText={t`No entry tells of this moment`}
          columns={[
            { id: 'fact', title: t`Fact`, cell: ({ fact }) => <code>{fact}</code> },
            { id: 'value', title: t`Value`, cell: ({ value }) => factText(value) },
            { id: 'since', title: t`Since`, cell: ({ since }) => <Source of={since} /> },
            { id: 'until', title: t`Until`, cell: ({ until }) => <Source of={until} /> },
          ]}
        />
      )}
    </div>
  );
}
