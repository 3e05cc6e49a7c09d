import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import { colourTexts } from '../../color-game/rules/colours.ts';
import { colourStyles } from '../../color-game/view/colour-style.ts';
import { Sign } from '../../color-game/view/sign.tsx';
import { heatOf } from '../rules/heat.ts';
import type { Throw } from '../rules/index.ts';

const shownMax = 8;

const texts = {
  history: { en: 'Last throws', tl: 'Mga huling hagis' },
  heat: { en: 'How often each colour fell', tl: 'Gaano kadalas lumabas ang bawat kulay' },
} satisfies Record<string, Text>;

/** What fell in the last throws, newest first, and how often each colour did in all that the room remembers. */
export function HeatBars({ past }: Pick<RoomView, 'past'>) {
  const { text } = useGame();
  const throws = past.map(({ number, outcome }) => ({ number, ...(outcome as Throw) }));
  return (
    <div className="color-game-live-past">
      <ol className="color-game-live-history" aria-label={text(texts.history)}>
        {throws.slice(0, shownMax).map(({ number, dice }) => (
          <li key={number} aria-label={dice.map((die) => text(colourTexts[die])).join(', ')}>
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
      <ul className="color-game-live-heat" aria-label={text(texts.heat)}>
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
