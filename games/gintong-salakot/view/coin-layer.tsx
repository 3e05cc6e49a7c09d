import type { Centavos } from '@perya/money';
import { formatAmount } from '../../client/text.ts';
import { SymbolPicture } from '../../slot-kit/art/sprite.tsx';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import type { Coin } from '../rules/hold.ts';
import { cellCount, reelCount, rows } from '../rules/paytable.ts';
import type { Holding } from './use-playback.ts';

const placeStyle = (place: number) => ({
  left: `${(Math.floor(place / rows) * 100) / reelCount}%`,
  top: `${((place % rows) * 100) / rows}%`,
});

function Value({ units, stake }: { units: number; stake: Centavos }) {
  return (
    <span className="gintong-salakot-value kit-figures">
      {formatAmount(unitsToCentavos(stake, units))}
    </span>
  );
}

/** What the coins in the window carry, written on them. */
export function CoinValues({ coins, stake }: { coins: readonly Coin[]; stake: Centavos }) {
  return coins.map(({ place, units }) => (
    <div key={place} className="gintong-salakot-place" style={placeStyle(place)} aria-hidden="true">
      <Value units={units} stake={stake} />
    </div>
  ));
}

const places = Array.from({ length: cellCount }, (_, place) => place);

/** The board of hold and spin: coins stay, every other place keeps turning. */
export function HoldBoard({ holding, stake }: { holding: Holding; stake: Centavos }) {
  const byPlace = new Map(holding.coins.map((coin) => [coin.place, coin]));
  return (
    <div className="gintong-salakot-hold" aria-hidden="true">
      {places.map((place) => {
        const coin = byPlace.get(place);
        return (
          <div
            key={place}
            className="gintong-salakot-place gintong-salakot-slot"
            style={placeStyle(place)}
            data-turning={(!coin && holding.isTurning) || undefined}
            data-fresh={holding.fresh.has(place) || undefined}
          >
            {coin && <SymbolPicture id="coin" />}
            {coin && <Value units={coin.units} stake={stake} />}
          </div>
        );
      })}
    </div>
  );
}
