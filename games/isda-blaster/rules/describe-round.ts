import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { type MagazineState, unfiredOf } from './magazine.ts';
import { noTallies, type Tally, withShots } from './shot.ts';
import { paytable } from './species.ts';
import type { VolleyState } from './volley.ts';

export type State = VolleyState | MagazineState;

const same = (text: string): Text => ({ en: text, tl: text });

const bulletsText = (count: number): Text => ({
  en: count === 1 ? '1 bullet' : `${count} bullets`,
  tl: `${count} bala`,
});

export function describeRound(state: State): readonly DetailLine[] {
  const price = formatPesos(state.bulletValue);
  const isVolley = 'edition' in state;
  const fired = bulletsText(isVolley ? state.volley.length : state.bullets);
  return [
    {
      label: isVolley ? { en: 'Fired', tl: 'Ipinutok' } : { en: 'Magazine', tl: 'Magasin' },
      value: { en: `${fired.en} of ${price}`, tl: `${fired.tl} na tig-${price}` },
    },
    ...(isVolley ? withShots(noTallies, state.volley, state.bulletValue) : state.tallies)
      .filter(({ shots }) => shots > 0)
      .map(describeTally),
    {
      label: { en: 'Caught in all', tl: 'Kabuuang huli' },
      value: same(formatPesos(state.won)),
    },
    ...(isVolley ? [] : [describeUnfired(state)]),
  ];
}

const describeTally = ({ target, shots, catches, won }: Tally): DetailLine => ({
  label: paytable[target].name,
  value: {
    en: `${shots} fired, ${catches} caught, ${formatPesos(won)}`,
    tl: `${shots} putok, ${catches} huli, ${formatPesos(won)}`,
  },
});

function describeUnfired(state: MagazineState): DetailLine {
  const left = bulletsText(state.bulletsLeft);
  const price = formatPesos(unfiredOf(state));
  return {
    label: { en: 'Not fired, given back', tl: 'Hindi naiputok, ibinalik' },
    value: { en: `${left.en}, ${price}`, tl: `${left.tl}, ${price}` },
  };
}
