import type { StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';

/** The chips that there are. */
const chips: readonly Centavos[] = [
  5_00n,
  20_00n,
  50_00n,
  100_00n,
  500_00n,
  1000_00n,
  5000_00n,
  10_000_00n,
  20_000_00n,
  50_000_00n,
  100_000_00n,
].map((amount) => centavos(amount));

/** Up to the limit of a table: what may be staked can be laid down in one tap. */
export function chipAmountsOf({ stakeMax }: Pick<StakeRange, 'stakeMax'>): readonly Centavos[] {
  return chips.filter((amount) => amount <= stakeMax);
}
