import { useLingui } from '@lingui/react/macro';
import type { ConfigurationChange } from '@perya/contract/configuration/staff-calls/configuration';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

function KindBadge({ kind }: Pick<ConfigurationChange, 'kind'>) {
  const { t } = useLingui();
  if (kind === 'added') return <StatusBadge tone="positive">{t`Added`}</StatusBadge>;
  if (kind === 'retired') return <StatusBadge tone="negative">{t`Taken away`}</StatusBadge>;
  return <StatusBadge tone="neutral">{t`Changed`}</StatusBadge>;
}

/** What a file changes, row by row and field by field. */
export function ChangesList({ changes }: { readonly changes: readonly ConfigurationChange[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What changes`} className="flex flex-col gap-3">
      {changes.map((change) => (
        <li
          key={`${change.part} ${change.key}`}
          className="flex min-w-0 flex-col gap-1 rounded-control bg-sunken px-3 py-2"
        >
          <p className="flex flex-wrap items-center gap-2">
            <KindBadge kind={change.kind} />
            <span className="font-semibold">{change.title}</span>
            <span className="break-all font-mono">{change.key}</span>
          </p>
          {change.fields.length > 0 && <Fields change={change} />}
        </li>
      ))}
    </ul>
  );
}

function Fields({ change: { kind, fields } }: { readonly change: ConfigurationChange }) {
  const { t } = useLingui();
  return (
    <dl className="flex flex-col gap-1 sm:grid sm:grid-cols-[minmax(8rem,auto)_1fr] sm:gap-x-4">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="min-w-0 sm:contents">
          <dt className="font-mono text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere min-w-0 whitespace-pre-wrap">
            {kind === 'changed' && (
              <>
                <del>
                  <span className="sr-only">{t`Before`}: </span>
                  {before ?? '–'}
                </del>{' '}
              </>
            )}
            <ins className="no-underline">
              <span className="sr-only">{t`After`}: </span>
              {after ?? '–'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
