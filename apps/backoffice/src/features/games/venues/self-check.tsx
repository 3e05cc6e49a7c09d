import { useLingui } from '@lingui/react/macro';
import { checkVenue, type StudioCheck } from '@perya/contract/games/staff-calls/venue-check';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** Asks a studio of ours how it is: for an auditor, who holds its hashes against those of the release. */
export function SelfCheck({ venue: { code, name } }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const [check, setCheck] = useState<StudioCheck | null>(null);
  const { submit, isBusy } = useSubmit(checkVenue, { onDone: setCheck });
  return (
    <>
      <Button
        busy={isBusy}
        onClick={() => void submit({ venue: code })}
        aria-label={t`Self-check of ${name}`}
      >
        {t`Self-check`}
      </Button>
      {check && (
        <Dialog open onClose={() => setCheck(null)} title={t`Self-check of ${name}`} width="wide">
          <Findings check={check} />
        </Dialog>
      )}
    </>
  );
}

function Findings({ check }: { readonly check: StudioCheck }) {
  const { t } = useLingui();
  const { fault } = check;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={fault === null ? 'positive' : 'negative'}>
          {fault === null ? t`Sound` : t`Faulty`}
        </StatusBadge>
        {fault}
      </p>
      <p>
        {t`Random source checked`} <Moment at={secondsOf(check.source_checked_at)} />
        {'; '}
        {t`code checked`} <Moment at={secondsOf(check.components_checked_at)} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too. */}
      <section tabIndex={0} aria-label={t`Hashes of the code`} className="overflow-x-auto">
        <table aria-label={t`Hashes of the code`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Component`}</th>
              <th scope="col">SHA-256</th>
            </tr>
          </thead>
          <tbody>
            {check.components.map(({ name, sha256 }) => (
              <tr key={name}>
                <th scope="row" className="text-left font-normal">
                  {name}
                </th>
                <td className="font-mono">{sha256}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
