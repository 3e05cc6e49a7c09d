import { useLingui } from '@lingui/react/macro';
import {
  acknowledgeAlarm,
  listAlarms,
  type PastAlarm,
} from '@perya/contract/house/staff-calls/alarms';
import { useState } from 'react';
import type { Column } from '../../lib/list/column.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useAlarmTexts } from './alarm-text.ts';
import { HouseList } from './house-list.tsx';

function AcknowledgeDialog({ alarm, onClose }: { alarm: PastAlarm; onClose: () => void }) {
  const { t } = useLingui();
  const textsOf = useAlarmTexts();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(acknowledgeAlarm, {
    problemIn: 'form',
    onDone: ({ acknowledged_by }) => {
      setOutcome(t`Acknowledged by ${acknowledged_by ?? ''}.`);
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Acknowledge an alarm`}
      consequence={
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{textsOf({ ...alarm, since: alarm.raised_at }).says}</p>
          <p>{t`You look after it: nobody is told of it again while it lasts.`}</p>
        </div>
      }
      reasons={[
        { value: 'mending', label: t`I am mending it` },
        { value: 'handed-on', label: t`Somebody else is on it` },
        { value: 'known', label: t`It is known and planned` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Acknowledge`}
      onDecide={(reason) => void submit({ id: alarm.id, reason })}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    />
  );
}

function useColumns(): readonly Column<PastAlarm>[] {
  const { t } = useLingui();
  const textsOf = useAlarmTexts();
  return [
    {
      id: 'what',
      title: t`What`,
      cell: (alarm) => textsOf({ ...alarm, since: alarm.raised_at }).says,
    },
    {
      id: 'level',
      title: t`Level`,
      width: '7rem',
      cell: ({ level }) =>
        level === 'critical' ? (
          <StatusBadge tone="negative">{t`Critical`}</StatusBadge>
        ) : (
          <StatusBadge tone="warning">{t`Warning`}</StatusBadge>
        ),
    },
    {
      id: 'raised',
      title: t`Raised`,
      width: '8rem',
      cell: ({ raised_at }) => <Age at={raised_at} />,
    },
    {
      id: 'ended',
      title: t`Over`,
      width: '8rem',
      cell: ({ ended_at }) => (ended_at === null ? t`Lasts` : <Age at={ended_at} />),
    },
    {
      id: 'told',
      title: t`Told outside`,
      width: '8rem',
      cell: ({ told_at }) => (told_at === null ? '–' : <Age at={told_at} />),
    },
    {
      id: 'by',
      title: t`Looked after by`,
      width: '10rem',
      cell: ({ acknowledged_by }) => acknowledged_by ?? '–',
    },
  ];
}

/** What was wrong and what is, since when, and who looks after it. */
export function AlarmsPage() {
  const { t } = useLingui();
  const may = useMay();
  return (
    <HouseList
      name="alarms"
      title={t`Alarms`}
      call={listAlarms}
      filters={{}}
      search={{}}
      idOf={({ id }) => id}
      emptyText={t`There was no alarm yet.`}
      noneText={t`There was no alarm yet.`}
      columns={useColumns()}
      action={
        may('alarms.acknowledge') && {
          label: t`Acknowledge`,
          width: '9rem',
          nameOf: ({ id }) => id,
          isOffered: (alarm) => alarm.ended_at === null && alarm.acknowledged_at === null,
          dialog: (alarm, onClose) => <AcknowledgeDialog alarm={alarm} onClose={onClose} />,
        }
      }
    />
  );
}
