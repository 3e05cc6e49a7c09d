import type { Centavos } from '@perya/money';
import { formatAmount } from '../../client/text.ts';
import { SymbolPicture } from '../../slot-kit/art/sprite.tsx';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { type Coin, isPrizeKind } from '../rules/hold.ts';
import { cellCount, reelCount, rows } from '../rules/paytable.ts';
import type { Holding } from './use-playback.ts';

const placeStyle = (place: number) => ({
  left: `${(Math.floor(place / rows) * 100) / reelCount}%`,
  top: `${((place % rows) * 100) / rows}%`,
});

interface ValueProps {
  coin: Coin;
  stake: Centavos;
  /** How often plain coins and baskets count. */
  times?: number;
}

/** What a coin pays, written on it. A sun pays nothing of its own, and a basket may have come too early. */
function Value({ coin, stake, times = 1 }: ValueProps) {
  const units = coin.units * (isPrizeKind(coin.kind) ? 1 : times);
  if (units === 0) return null;
  return (
    <span
      key={units}
      className="gintong-salakot-value kit-figures"
      data-kind={coin.kind}
      data-doubled={(times > 1 && !isPrizeKind(coin.kind)) || undefined}
    >
      {formatAmount(unitsToCentavos(stake, units))}
    </span>
  );
}

/** What the coins in the window carry, written on them; those with a name lie over the plain one of the reel. */
export function CoinValues({ coins, stake }: { coins: readonly Coin[]; stake: Centavos }) {
  return coins.map((coin) => (
    <div
      key={coin.place}
      className="gintong-salakot-place"
      style={placeStyle(coin.place)}
      aria-hidden="true"
    >
      {coin.kind && <SymbolPicture id={coin.kind} />}
      <Value coin={coin} stake={stake} />
    </div>
  ));
}

const places = Array.from({ length: cellCount }, (_, place) => place);
/** What rushes past in an empty place, over and over. */
const passing = ['coin', 'sun', 'coin', 'basket', 'coin', 'mini', 'coin'] as const;

/** The board of hold and spin: coins stay, and every other place is a little reel of its own that keeps turning. */
export function HoldBoard({ holding, stake }: { holding: Holding; stake: Centavos }) {
  const byPlace = new Map(holding.coins.map((coin) => [coin.place, coin]));
  const times = holding.coins.some(({ kind }) => kind === 'sun') ? 2 : 1;
  return (
    <div className="gintong-salakot-hold" data-paying={holding.paying !== null} aria-hidden="true">
      {places.map((place) => {
        const coin = byPlace.get(place);
        return (
          <div
            key={place}
            className="gintong-salakot-place gintong-salakot-slot"
            style={placeStyle(place)}
            data-fresh={holding.fresh.has(place) || undefined}
            data-lit={holding.paying === place || undefined}
            data-given={(coin && !coin.kind && holding.isCollecting) || undefined}
          >
            {!coin && holding.isTurning && (
              <div className="gintong-salakot-rush" data-column={place % 5}>
                {passing.map((id, step) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place on the strip is its step.
                  <SymbolPicture key={step} id={id} />
                ))}
              </div>
            )}
            {coin && <SymbolPicture id={coin.kind ?? 'coin'} />}
            {coin && <Value coin={coin} stake={stake} times={times} />}
          </div>
        );
      })}
    </div>
  );
}
