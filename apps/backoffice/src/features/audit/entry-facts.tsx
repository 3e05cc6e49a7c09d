import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@perya/contract/audit/staff-calls/audit';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { useEntryWords } from '../../lib/show/use-entry-words.ts';
import type { AuditSearch } from './audit-input.ts';
import { useNamed } from './use-named.ts';

/** Leads to all entries that share it. */
function Same({ label, search }: { readonly label: string; readonly search: AuditSearch }) {
  const { t } = useLingui();
  return (
    <Link to="/audit" search={search} title={t`All entries with ${label}`} className="underline">
      {label}
    </Link>
  );
}

const orNull = (text: string) => (text === '' ? null : text);

export function EntryFacts({ entry }: { readonly entry: AuditRow }) {
  const { t } = useLingui();
  const { actorOf, subjectOf } = useNamed();
  const { actionOf, reasonOf } = useEntryWords();
  const deviceOf = useDeviceName();
  const { actor_kind, actor, subject_kind, subject, action, address, request_id } = entry;
  // A masked subject leads nowhere: the list is asked by what is in the entry, not by what is shown.
  const isMasked = subject_kind === 'contact';
  const subjectSearch = {
    subject_kind: subject_kind as NonNullable<AuditSearch['subject_kind']>,
    ...(subject === '' ? {} : { subject }),
  };
  return (
    <Facts
      facts={[
        { label: t`Time`, value: <Moment at={entry.at} /> },
        { label: t`Action`, value: actionOf(action) },
        {
          label: t`Code of the action`,
          value: <Same label={action} search={{ find: action }} />,
        },
        {
          label: t`Actor`,
          value: (
            <Same
              label={actorOf(entry)}
              search={{ actor_kind, ...(actor === '' ? {} : { actor }) }}
            />
          ),
        },
        {
          label: t`Subject`,
          value: isMasked ? (
            subjectOf(entry)
          ) : (
            <Same label={subjectOf(entry)} search={subjectSearch} />
          ),
        },
        { label: t`Reason`, value: orNull(reasonOf(entry.reason)) },
        {
          label: t`Address`,
          value: orNull(address) && <Same label={address} search={{ find: address }} />,
        },
        { label: t`Device`, value: entry.device === '' ? null : deviceOf(entry.device) },
        {
          label: t`Request`,
          value: orNull(request_id) && <Same label={request_id} search={{ find: request_id }} />,
        },
        { label: t`Entry`, value: entry.seq },
      ]}
    />
  );
}
