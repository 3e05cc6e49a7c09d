import { useLingui } from '@lingui/react/macro';
import { groupCounts, type Requirements } from './rules/what-to-play.ts';

/** How much of a stake counts, in a sentence: `Slots count 100%, live games 10%.` */
export function useCountsText(): (counts: Requirements['counts']) => string {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<number, string>> = {
    1: t`live games`,
    2: t`fishing games`,
    3: t`slots`,
    4: t`sports`,
    5: t`table games`,
    7: t`bingo`,
  };
  const listed = (types: readonly number[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
      types.map((type) => names[type] ?? t`other games`),
    );
  return (counts) => {
    const groups = groupCounts(counts);
    const [first] = groups;
    if (first === undefined) return '';
    const { percent } = first;
    if (groups.length === 1) return t`Every bet counts ${percent}%, slots too.`;
    const said = groups.map(({ gameTypes, percent: share }) => `${listed(gameTypes)} ${share}%`);
    const all = said.join('; ');
    return t`How much of a bet counts: ${all}.`;
  };
}
