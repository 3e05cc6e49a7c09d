import { useLingui } from '@lingui/react/macro';

/** What is wrong with a field, in words. */
export function useProblems(): (field: string) => string {
  const { t } = useLingui();
  const bound = t`An amount above 0, not more than the budget`;
  const words: Readonly<Record<string, string>> = {
    name_en: t`Players read this: say it in words`,
    name_tl: t`Players read this: say it in words`,
    terms_en: t`Players read this: say it in words`,
    terms_tl: t`Players read this: say it in words`,
    starts_at: t`Say when it begins`,
    ends_at: t`After it begins, or empty`,
    uids: t`Numbers of players with commas, 1,000 at most`,
    level_to: t`Not below the level that it begins with`,
    budget: t`An amount above 0, or empty`,
    day_cap: bound,
    player_cap: bound,
    exclusive_group: t`Small letters, digits and dashes`,
    words: t`Say why: it stands in the audit`,
  };
  return (field) => words[field] ?? t`This cannot be read: look at it again`;
}
