import { useLingui } from '@lingui/react/macro';
import type { FactChange } from '@perya/contract/audit/staff-calls/audit';
import { StatusBadge, type Tone } from '../../lib/show/status-badge.tsx';
import { factText } from './fact-text.ts';

const tones: Record<FactChange['kind'], Tone> = {
  added: 'positive',
  removed: 'negative',
  changed: 'accent',
  same: 'neutral',
};

/** Each fact before and after; what became of it is said in a word too. */
export function ChangesTable({ changes }: { readonly changes: readonly FactChange[] }) {
  const { t } = useLingui();
  if (changes.length === 0) return <p className="text-ink-muted">{t`It names no facts`}</p>;
  const kinds = { added: t`added`, removed: t`removed`, changed: t`changed`, same: t`same` };
  return (
    <table className="w-full table-fixed text-left align-top">
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="w-2/5 py-1 pr-2 font-semibold">{t`Fact`}</th>
          <th scope="col" className="py-1 pr-2 font-semibold">{t`Before`}</th>
          <th scope="col" className="py-1 font-semibold">{t`After`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ fact, kind, before, after }) => (
          <tr key={fact} className="border-line border-t align-top">
            <th scope="row" className="py-1.5 pr-2 font-normal">
              <span className="flex flex-wrap items-center gap-1.5">
                <code className="break-all">{fact}</code>
                <StatusBadge tone={tones[kind]}>{kinds[kind]}</StatusBadge>
              </span>
            </th>
            <td className="break-words py-1.5 pr-2">{factText(before)}</td>
            <td className="break-words py-1.5">{factText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
