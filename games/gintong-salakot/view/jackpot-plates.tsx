import type { Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { HouseJackpot } from '../../client/use-house-jackpots.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { miniUnits, minorUnits } from '../rules/paytable.ts';

const texts = {
  plates: { en: 'Jackpots', tl: 'Mga jackpot' },
} satisfies Record<string, Text>;

interface JackpotPlatesProps {
  stake: Centavos;
  /** What grows with the stakes of everybody, as the house says; none in practice. */
  house: readonly HouseJackpot[];
  /** Prizes of the game that lie on the board now. */
  held: ReadonlySet<string>;
}

/** The largest first: what the house lets grow, then the two prizes of the game at the stake of the moment. */
export function JackpotPlates({ stake, house, held }: JackpotPlatesProps) {
  const { text } = useGame();
  const grown = [...house].sort((left, right) => right.amount - left.amount);
  const own = [
    { id: 'minor', units: minorUnits },
    { id: 'mini', units: miniUnits },
  ] as const;
  return (
    <ul className="gintong-salakot-plates" aria-label={text(texts.plates)}>
      {grown.map(({ name, amount }, rank) => (
        <li key={name.en} data-rank={rank === 0 ? 'grand' : 'major'}>
          <span>{text(name)}</span>
          <strong className="kit-figures">{formatAmount(BigInt(amount))}</strong>
        </li>
      ))}
      {own.map(({ id, units }) => (
        <li key={id} data-rank={id} data-held={held.has(id) || undefined}>
          <span>{text(symbolNames[id])}</span>
          <strong className="kit-figures">{formatAmount(unitsToCentavos(stake, units))}</strong>
        </li>
      ))}
    </ul>
  );
}
