import { useGame } from '../../client/game-context.ts';
import { Sheet } from '../../client/sheets/sheet.tsx';
import { formatAmount } from '../../client/text.ts';
import { type Placed, totalOf } from '../../dice-and-cards/board-bet.ts';
import { spotText } from '../rules/spot-text.ts';
import { colourOf } from '../rules/wheel.ts';
import { countRounds, favouritesOf } from './count-rounds.ts';
import { texts } from './texts.ts';

interface CountsSheetProps {
  pockets: readonly number[];
  bets: readonly (readonly Placed<string>[])[];
  onLay(placed: readonly Placed<string>[]): void;
  onClose(): void;
}

/** What came up in the player's last rounds, and what the player bet on: laid again at a tap. */
export function CountsSheet({ pockets, bets, onLay, onClose }: CountsSheetProps) {
  const { text } = useGame();
  const { rounds, bySpot, often } = countRounds(pockets);
  const timesOf = (count: number) => text(texts.times).replace('{count}', `${count}`);
  return (
    <Sheet title={`${text(texts.statisticsTitle)} (${rounds})`} onClose={onClose}>
      {rounds === 0 ? (
        <p>{text(texts.noRounds)}</p>
      ) : (
        <>
          <ol className="roulette-numbers" aria-label={text(texts.lastNumbers)}>
            {pockets.map((pocket, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rounds stand in their order and never move.
              <li key={at} data-paint={colourOf(pocket)}>
                {pocket}
              </li>
            ))}
          </ol>
          <dl className="roulette-counts">
            {[...bySpot].map(([spot, count]) => (
              <div key={spot}>
                <dt>{text(spotText(spot))}</dt>
                <dd className="kit-figures">
                  <meter min={0} max={rounds} value={count} aria-label={text(spotText(spot))} />
                  {count}
                </dd>
              </div>
            ))}
          </dl>
          {often.length > 0 && (
            <>
              <h3>{text(texts.often)}</h3>
              <ol className="roulette-numbers">
                {often.map(({ pocket, times }) => (
                  <li key={pocket} data-paint={colourOf(pocket)}>
                    {pocket} <small>{timesOf(times)}</small>
                  </li>
                ))}
              </ol>
            </>
          )}
          <h3>{text(texts.favourites)}</h3>
          <ul className="roulette-favourites">
            {favouritesOf(bets).map(({ placed, times }) => (
              <li key={placed.map(({ spot, stake }) => `${spot} ${stake}`).join()}>
                <span>
                  {placed.map(({ spot }) => text(spotText(spot))).join(', ')} ·{' '}
                  {formatAmount(totalOf(placed))} · {timesOf(times)}
                </span>
                <button type="button" className="kit-action" onClick={() => onLay(placed)}>
                  {text(texts.layFavourite)}
                </button>
              </li>
            ))}
          </ul>
          <p className="frame-quiet">{text(texts.chance)}</p>
        </>
      )}
    </Sheet>
  );
}
