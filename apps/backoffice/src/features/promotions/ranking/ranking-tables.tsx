import { useLingui } from '@lingui/react/macro';
import type { StaffPlace, StaffRanking } from '@perya/contract/promotions/staff-calls/ranking';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

const prizeTones: Readonly<Record<StaffPlace['prize_state'], Tone>> = {
  open: 'neutral',
  due: 'warning',
  given: 'positive',
  refused: 'negative',
};

function PrizeBadge({ state }: { readonly state: StaffPlace['prize_state'] }) {
  const { t } = useLingui();
  const names: Record<StaffPlace['prize_state'], string> = {
    open: t`Not decided`,
    due: t`On its way`,
    given: t`Given`,
    refused: t`Refused`,
  };
  return <StatusBadge tone={prizeTones[state]}>{names[state]}</StatusBadge>;
}

interface TableProps {
  readonly ranking: StaffRanking;
  readonly mayDecide: boolean;
  readonly onDecide: (uid: string) => void;
}

/** The button that decides on a player; nobody sees it where nothing can be decided. */
function decisionColumn(
  { mayDecide, onDecide }: Pick<TableProps, 'mayDecide' | 'onDecide'>,
  title: string,
  label: string,
  nameOf: (uid: string) => string,
): Column<{ readonly uid: string }>[] {
  const cell = ({ uid }: { readonly uid: string }) => (
    <Button kind="quiet" onClick={() => onDecide(uid)} aria-label={nameOf(uid)}>
      {label}
    </Button>
  );
  return mayDecide ? [{ id: 'decide', title, align: 'end', cell }] : [];
}

/** Who it is, and what they have staked. */
function useStakeColumns(): Column<Pick<StaffPlace, 'uid' | 'nickname' | 'staked'>>[] {
  const { t } = useLingui();
  return [
    {
      id: 'player',
      title: t`Player`,
      cell: ({ uid, nickname }) => <PlayerLink uid={uid} name={nickname} />,
    },
    {
      id: 'staked',
      title: t`Staked`,
      align: 'end',
      cell: ({ staked }) => <Money amount={staked} />,
    },
  ];
}

/** Who stands where, as players see it. */
export function PlacesTable({ ranking, mayDecide, onDecide }: TableProps) {
  const { t } = useLingui();
  const stakeColumns = useStakeColumns();
  const title = t`The list`;
  return (
    <Section title={title}>
      <PlainTable
        title={title}
        rows={ranking.places}
        idOf={({ uid }) => uid}
        emptyText={t`Nobody has staked on this day yet, or the list of the hour is not made.`}
        columns={[
          {
            id: 'place',
            title: t`Place`,
            align: 'end',
            width: '4rem',
            cell: ({ place }) => place,
          },
          ...stakeColumns,
          {
            id: 'prize',
            title: t`Prize`,
            align: 'end',
            cell: ({ prize }) => <Money amount={prize} />,
          },
          {
            id: 'state',
            title: t`The prize is`,
            cell: ({ prize_state: state }) => <PrizeBadge state={state} />,
          },
          ...decisionColumn(
            { mayDecide, onDecide },
            t`Decisions`,
            t`Disqualify`,
            (uid) => t`Disqualify player ${uid}`,
          ),
        ]}
      />
    </Section>
  );
}

/** Who was left out, by whom and why. */
export function DisqualifiedTable({ ranking, mayDecide, onDecide }: TableProps) {
  const { t } = useLingui();
  const actor = useActor();
  const stakeColumns = useStakeColumns();
  const title = t`Disqualified`;
  if (ranking.disqualified.length === 0) return null;
  return (
    <Section title={title}>
      <PlainTable
        title={title}
        rows={ranking.disqualified}
        idOf={({ uid }) => uid}
        emptyText={null}
        columns={[
          ...stakeColumns,
          { id: 'reason', title: t`Reason`, cell: ({ reason }) => reason },
          { id: 'by', title: t`By`, cell: ({ by }) => actor(by) },
          { id: 'at', title: t`When`, cell: ({ at }) => <Age at={at} /> },
          ...decisionColumn(
            { mayDecide, onDecide },
            t`Decisions`,
            t`Let in again`,
            (uid) => t`Let in again: player ${uid}`,
          ),
        ]}
      />
    </Section>
  );
}
