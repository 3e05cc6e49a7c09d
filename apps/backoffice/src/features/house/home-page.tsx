import { useLingui } from '@lingui/react/macro';
import {
  alarmNames,
  type Home,
  type HouseLiability,
  type Queue,
  queueNames,
} from '@perya/contract/house/staff-calls/home';
import { useState } from 'react';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { AlarmList } from './alarm-list.tsx';
import { DueDialog } from './due-dialog.tsx';
import { HouseLookedAt } from './house-looked-at.tsx';
import { QueueCard } from './queue-card.tsx';
import { ShiftPanel } from './shift-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

/** What a newer server tells and this page has no words for is left out until it is loaded anew. */
const knownOf = (home: Home): Home => ({
  ...home,
  queues: home.queues.filter(({ name }) => queueNames.includes(name)),
  alarms: home.alarms.filter(({ name }) => alarmNames.includes(name)),
});

function Content({ home }: { readonly home: Home }) {
  const { t } = useLingui();
  const may = useMay();
  const [due, setDue] = useState<Queue | null>(null);
  const { shown, holding } = useStill(knownOf(home));
  const alarms = (
    <Section title={t`Alarms`}>
      <AlarmList alarms={shown.alarms} />
    </Section>
  );
  const isAlarmed = shown.alarms.length > 0;
  return (
    <>
      <div {...holding} className="flex flex-col gap-5">
        {/* On a phone whatever comes after the queues is out of sight. */}
        {isAlarmed && alarms}
        {shown.queues.length > 0 && (
          <Section title={t`Waiting for you`}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
              {shown.queues.map((queue) => (
                <QueueCard
                  key={queue.name}
                  queue={queue}
                  onDue={may('queues.due') ? () => setDue(queue) : undefined}
                />
              ))}
            </ul>
          </Section>
        )}
        {!isAlarmed && alarms}
      </div>
      <TodayPanel />
      <ShiftPanel />
      {home.liability && <LiabilityPanel liability={home.liability} />}
      {due && <DueDialog queue={due} onClose={() => setDue(null)} />}
    </>
  );
}

/** What waits for me, what is wrong, and how the day goes; looked at anew every few seconds. */
export function HomePage() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4 py-4">
      <h1 className="px-4 font-semibold text-[1.125rem]">{t`Home`}</h1>
      <div className="flex flex-col gap-5 px-4">
        <HouseLookedAt>{(home) => <Content home={home} />}</HouseLookedAt>
      </div>
    </div>
  );
}

/** What the house owes to players, test money left out. */
function LiabilityPanel({ liability }: { readonly liability: HouseLiability }) {
  const { t } = useLingui();
  const { looked_at, balances, withdrawals, stakes, jackpots, total } = liability;
  return (
    <Section title={t`What the house owes`}>
      <Facts
        facts={[
          { label: t`In all`, value: <Money amount={total} /> },
          { label: t`Balances of players`, value: <Money amount={balances} /> },
          { label: t`Withdrawals not paid yet`, value: <Money amount={withdrawals} /> },
          { label: t`Stakes of open rounds`, value: <Money amount={stakes} /> },
          { label: t`In jackpots`, value: <Money amount={jackpots} /> },
          { label: t`Looked at`, value: <Age at={looked_at} /> },
        ]}
      />
    </Section>
  );
}

/** News wait while the pointer or the focus is inside: nothing moves under whoever is about to press. */
function useStill<Value>(newest: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld((before) => before ?? { value: newest });
  const letGo = () => setHeld(null);
  return {
    shown: held === null ? newest : held.value,
    holding: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: letGo,
    },
  };
}
