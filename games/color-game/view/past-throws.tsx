import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import { type Colour, colourTexts } from '../rules/colours.ts';
import { colourStyles } from './colour-style.ts';
import { heatOf } from './heat.ts';
import './past-throws.css';
import { Sign } from './sign.tsx';

const shownMax = 8;

const texts = {
  history: { en: 'Last throws', tl: 'Mga huling hagis' },
  heat: { en: 'How often each colour fell', tl: 'Gaano kadalas lumabas ang bawat kulay' },
} satisfies Record<string, Text>;

interface PastThrow {
  id: string;
  dice: readonly Colour[];
}

/** What fell in the last throws, newest first, and how often each colour did in all that are remembered. */
export function PastThrows({ throws }: { throws: readonly PastThrow[] }) {
  const { text } = useGame();
  return (
    <div className="color-game-past">
      <ol className="color-game-history" aria-label={text(texts.history)}>
        {throws.slice(0, shownMax).map(({ id, dice }) => (
          <li key={id} aria-label={dice.map((die) => text(colourTexts[die])).join(', ')}>
            {dice.map((die, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place and never move.
                key={place}
                style={{ background: colourStyles[die].face, color: colourStyles[die].ink }}
              >
                <Sign colour={die} />
              </i>
            ))}
          </li>
        ))}
      </ol>
      <ul className="color-game-heat" aria-label={text(texts.heat)}>
        {heatOf(throws).map(({ colour, count, share }) => (
          <li key={colour} aria-label={`${text(colourTexts[colour])}: ${count}`}>
            <span style={{ background: colourStyles[colour].face, height: `${share * 100}%` }} />
            <b className="kit-figures">{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
