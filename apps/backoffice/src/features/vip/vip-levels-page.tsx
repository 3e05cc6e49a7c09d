import { useLingui } from '@lingui/react/macro';
import { listVipLevels, type StaffVipLevel } from '@perya/contract/vip/staff-calls/levels';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { Money } from '../../lib/show/money.tsx';
import { LevelsDialog } from './levels-dialog.tsx';

/** The table of VIP levels: what each needs, and what promotions give for it. */
export function VipLevelsPage() {
  const { t } = useLingui();
  const mayChange = useMay()('vip.levels');
  const read = useCall(listVipLevels, {});
  const [isChanging, setChanging] = useState(false);
  return (
    <CallPage
      title={t`VIP levels`}
      about={t`One XP for each peso that was staked. What a level brings is a promotion of its own.`}
      read={read}
      failedTitle={t`The levels could not be loaded`}
      actions={
        mayChange && (
          <UnlessWaiting action="vip.levels">
            <Button
              kind="primary"
              onClick={() => setChanging(true)}
            >{t`Change the levels …`}</Button>
          </UnlessWaiting>
        )
      }
    >
      {(levels) => (
        <>
          <WaitingRequests action="vip.levels">
            <LevelsTable levels={levels} />
          </WaitingRequests>
          {isChanging && <LevelsDialog levels={levels} onClose={() => setChanging(false)} />}
        </>
      )}
    </CallPage>
  );
}

export function LevelsTable({ levels }: { readonly levels: readonly StaffVipLevel[] }) {
  const { t, i18n } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`List of levels`} className="overflow-x-auto">
      <table aria-label={t`List of levels`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Level`}</th>
            <th scope="col">{t`Tier`}</th>
            <th scope="col" className="text-right">{t`XP`}</th>
            <th scope="col" className="text-right">{t`Gift`}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, tier, xp, gift }) => (
            <tr key={level}>
              <td>{level}</td>
              <td>{tier}</td>
              <td className="text-right">{i18n.number(xp)}</td>
              <td className="text-right">{gift === null ? '–' : <Money amount={gift} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
