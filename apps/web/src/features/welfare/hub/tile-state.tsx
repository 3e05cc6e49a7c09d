import { useLingui } from '@lingui/react/macro';
import { pesoText } from '../../../lib/text/peso-text.ts';
import type { TileStanding } from './tile-standing.ts';

/** Over any picture, so in colours of its own. */
const looks = {
  ready: 'bg-[#ffd24a] text-[#231100]',
  progress: 'bg-[rgb(10_6_32/82%)] text-[#fff]',
  tomorrow: 'bg-[rgb(10_6_32/82%)] text-[#fff]',
};

export function TileState({ standing }: { readonly standing: TileStanding }) {
  const words = useWords(standing);
  return (
    <span
      className={`amount-figures w-fit rounded-full px-2.5 py-1 font-bold text-[0.8125rem] leading-none ${looks[standing.state]}`}
    >
      {words}
    </span>
  );
}

function useWords(standing: TileStanding): string {
  const { t } = useLingui();
  if (standing.state === 'progress') {
    const have = pesoText(standing.have);
    const aim = pesoText(standing.goal);
    return t`${have} of ${aim}`;
  }
  const amount = standing.amount === null ? null : pesoText(standing.amount);
  if (standing.state === 'tomorrow') {
    return amount === null ? t`Again tomorrow` : t`Tomorrow: ${amount}`;
  }
  if (amount !== null) return t`Ready: ${amount}`;
  const { count } = standing;
  return count === null ? t`Ready` : t`Ready: ${count}`;
}
