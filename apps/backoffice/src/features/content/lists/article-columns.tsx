import { useLingui } from '@lingui/react/macro';
import type { ArticleRow } from '@perya/contract/content/staff-calls/articles';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { stateNames, stateTones } from '../article-words.ts';

export const linkOf = ({ id }: ArticleRow) =>
  ({ to: '/content/articles/$id', params: { id } }) as const;

/** What stands behind the name of every article. */
export function useArticleColumns() {
  const { t } = useLingui();
  const actor = useActor();
  return [
    {
      id: 'state',
      title: t`State`,
      cell: ({ state }: ArticleRow) => (
        <StatusBadge tone={stateTones[state]}>{t(stateNames[state])}</StatusBadge>
      ),
    },
    {
      id: 'version',
      title: t`Version in force`,
      align: 'end' as const,
      isCount: true as const,
      cell: ({ in_force }: ArticleRow) => in_force ?? '–',
    },
    {
      id: 'changed',
      title: t`Changed`,
      cell: ({ changed_at }: ArticleRow) => <Age at={changed_at} />,
    },
    {
      id: 'by',
      title: t`Changed by`,
      cell: ({ changed_by }: ArticleRow) => actor(changed_by),
      isExtra: true,
    },
  ];
}
