import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  listPlayerBonuses,
  type PlayerBonus,
} from '@perya/contract/promotions/staff-calls/bonuses';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { say } from '@perya/contract/text';
import type { Column } from '../../../lib/list/column.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import { RewardBadge } from '../../../lib/show/rewards/reward-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { TabList } from './tab-list.tsx';

function useBonusColumns(): readonly Column<PlayerBonus>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const actor = useActor();
  return [
    { id: 'id', title: t`Reward`, cell: ({ id }) => id },
    { id: 'at', title: t`Offered or given`, cell: (row) => <Moment at={row.offered_at} /> },
    {
      id: 'promotion',
      title: t`Promotion`,
      cell: ({ name_en, name_tl }) => say({ en: name_en, tl: name_tl }, language),
    },
    { id: 'kind', title: t`Kind`, cell: ({ kind }) => say(promotionKinds[kind].title, language) },
    { id: 'period', title: t`For`, cell: ({ period }) => period || '–' },
    { id: 'amount', title: t`Worth`, align: 'end', cell: (row) => <RewardAmount {...row} /> },
    { id: 'state', title: t`State`, cell: ({ state }) => <RewardBadge state={state} /> },
    {
      id: 'left',
      title: t`Left to play`,
      align: 'end',
      cell: ({ to_play, left }) => (Number(to_play) === 0 ? '–' : <Money amount={left} />),
    },
    {
      id: 'until',
      title: t`Until`,
      cell: (row) => (row.expires_at === null ? '–' : <Moment at={row.expires_at} />),
    },
    { id: 'by', title: t`By`, cell: (row) => actor(row.moved_by) },
  ];
}

/** What the player was offered and given beside what they won, and what became of it. */
export function BonusesTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  return (
    <div className="p-4">
      <TabList
        title={t`Bonuses`}
        call={listPlayerBonuses}
        input={{ uid }}
        columns={useBonusColumns()}
        idOf={({ id }) => id}
        emptyText={t`The player was offered nothing yet`}
      />
    </div>
  );
}
