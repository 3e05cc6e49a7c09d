import type { DetailLine, Text } from '@perya/game-kit/game';
import { formatPesos } from '@perya/money';
import { type State, unfiredOf } from './round.ts';
import { speciesById } from './species.ts';

const same = (text: string): Text => ({ en: text, tl: text });

const bulletsWord = (count: number) => (count === 1 ? 'bullet' : 'bullets');

export function describeRound(state: State): readonly DetailLine[] {
  const price = formatPesos(state.bulletValue);
  const catches = state.tallies.filter(({ shots }) => shots > 0);
  return [
    {
      label: { en: 'Magazine', tl: 'Magasin' },
      value: {
        en: `${state.bullets} bullets of ${price}`,
        tl: `${state.bullets} bala na tig-${price}`,
      },
    },
    ...catches.map(({ target, shots, catches: caught, won }) => ({
      label: speciesById.get(target)?.name ?? same(target),
      value: {
        en: `${shots} fired, ${caught} caught, ${formatPesos(won)}`,
        tl: `${shots} putok, ${caught} huli, ${formatPesos(won)}`,
      },
    })),
    {
      label: { en: 'Caught in all', tl: 'Kabuuang huli' },
      value: same(formatPesos(state.won)),
    },
    {
      label: { en: 'Not fired, given back', tl: 'Hindi naiputok, ibinalik' },
      value: {
        en: `${state.bulletsLeft} ${bulletsWord(state.bulletsLeft)}, ${formatPesos(unfiredOf(state))}`,
        tl: `${state.bulletsLeft} bala, ${formatPesos(unfiredOf(state))}`,
      },
    },
  ];
}
