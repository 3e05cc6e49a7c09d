import { useLingui } from '@lingui/react/macro';
import type { PieceRow } from '@perya/contract/content/staff-calls/pieces';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { stateNames, stateTones } from '../piece-words.ts';

export const linkOf = ({ id }: PieceRow) =>
  ({ to: '/content/pieces/$id', params: { id } }) as const;

/** What stands behind the name of every piece. */
export function usePieceColumns() {
  const { t } = useLingui();
  const actor = useActor();
  return [
    {
      id: 'state',
      title: t`State`,
      cell: ({ state }: PieceRow) => (
        <StatusBadge tone={stateTones[state]}>{t(stateNames[state])}</StatusBadge>
      ),
    },
    {
      id: 'version',
      title: t`Version in force`,
      align: 'end' as const,
      cell: ({ in_force }: PieceRow) => in_force ?? '–',
    },
    {
      id: 'changed',
      title: t`Changed`,
      cell: ({ changed_at }: PieceRow) => <Age at={changed_at} />,
    },
    {
      id: 'by',
      title: t`Changed by`,
      cell: ({ changed_by }: PieceRow) => actor(changed_by),
      isExtra: true,
    },
  ];
}
