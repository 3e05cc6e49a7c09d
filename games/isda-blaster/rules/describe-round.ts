import type { DetailLine, Text } from '@perya/game-kit/game';
import { type Centavos, centavos, formatPesos } from '@perya/money';
import type { State } from './round.ts';
import { speciesById } from './species.ts';

const same = (text: string): Text => ({ en: text, tl: text });

const bulletsWord = (count: number) => (count === 1 ? 'bullet' : 'bullets');

export function describeRound(state: State): readonly DetailLine[] {
  const price = formatPesos(state.bulletValue);
  const givenBack: Centavos = centavos(state.bulletValue * BigInt(state.bulletsLeft));
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
        en: `${state.bulletsLeft} ${bulletsWord(state.bulletsLeft)}, ${formatPesos(givenBack)}`,
        tl: `${state.bulletsLeft} bala, ${formatPesos(givenBack)}`,
      },
    },
  ];
}
