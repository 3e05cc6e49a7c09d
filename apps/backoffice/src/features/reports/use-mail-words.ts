import { useLingui } from '@lingui/react/macro';
import type {
  MailedGroup,
  MailedKind,
  MailedList,
} from '@perya/contract/house/staff-calls/mailed-reports';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';

/** What a report by email is called, how often it comes and what it is told apart by. */
export function useMailWords() {
  const { t } = useLingui();
  const lists: Record<MailedList, string> = {
    'play-figures': t`Revenue`,
    'cash-figures': t`Deposits and payouts`,
    'bonus-figures': t`Cost of promotions`,
    'entry-figures': t`Who came`,
  };
  const periods: Record<FigurePeriod, string> = {
    day: t`Every day`,
    week: t`Every week`,
    month: t`Every month`,
  };
  const groups: Record<MailedGroup, string> = {
    all: t`The whole house`,
    brand: t`By brand`,
    venue: t`By venue`,
    game: t`By game`,
    type: t`By type of game`,
    channel: t`By channel of entry`,
    way: t`By payment channel`,
    gateway: t`By gateway`,
  };
  const kinds: Record<MailedKind, string> = { csv: t`CSV, to compute with`, pdf: t`PDF, to print` };
  return { lists, periods, groups, kinds };
}
