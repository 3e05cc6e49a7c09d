import { useLingui } from '@lingui/react/macro';
import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { groupLevels } from './group-levels.ts';

/** Whom an announcement is for and how often, in words. */
export function useAudience() {
  const { t } = useLingui();
  return {
    whom: ({ levels }: Pick<StaffAnnouncement, 'levels'>) => {
      const named = groupLevels(levels);
      return levels.length === 0 ? t`Everybody` : t`VIP levels ${named}`;
    },
    often: ({ frequency }: Pick<StaffAnnouncement, 'frequency'>) =>
      frequency === 1 ? t`Once a day` : t`Once in each login`,
  };
}
