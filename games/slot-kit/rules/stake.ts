import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos, formatPesos } from '@perya/money';

/**
 * Prizes are counted in twentieths of the stake, so that every prize is a whole number of
 * centavos: a stake must divide by 20 and nothing is ever rounded.
 */
export const unitsPerStake = 20;

export interface StakeBet {
  stake: Centavos;
  /** By which of its rules the game is played, where they have changed; the first are not named. */
  edition?: number;
}

/** `editions` is how many rules the game has had. */
export function parseStakeBet(input: unknown, stakeRange: StakeRange, editions = 1): StakeBet {
  const stake = readStake(input);
  if (stake === null) {
    throw new BetRefused({
      en: 'The stake must be an amount of money.',
      tl: 'Dapat halaga ng pera ang taya.',
    });
  }
  if (stake < stakeRange.stakeMin || stake > stakeRange.stakeMax) {
    const least = formatPesos(stakeRange.stakeMin);
    const most = formatPesos(stakeRange.stakeMax);
    throw new BetRefused({
      en: `The stake must be from ${least} to ${most}.`,
      tl: `Dapat mula ${least} hanggang ${most} ang taya.`,
    });
  }
  if (stake % BigInt(unitsPerStake) !== 0n) {
    throw new BetRefused({
      en: 'The stake must be a multiple of ₱0.20.',
      tl: 'Dapat nahahati sa ₱0.20 ang taya.',
    });
  }
  const edition = readEdition(input, editions);
  return { stake: centavos(stake), ...(edition > 1 && { edition }) };
}

/** Unknown fields are refused: one may be an option that would be ignored. */
function readStake(input: unknown): bigint | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  if (Object.keys(input).some((key) => key !== 'stake' && key !== 'edition')) return null;
  const { stake } = input as { stake?: unknown };
  return typeof stake === 'bigint' ? stake : null;
}

function readEdition(input: unknown, editions: number): number {
  const { edition } = input as { edition?: unknown };
  if (edition === undefined) return 1;
  if (typeof edition === 'number' && Number.isInteger(edition) && edition > 1) {
    if (edition <= editions) return edition;
  }
  throw new BetRefused({
    en: 'This game has no such rules.',
    tl: 'Walang ganoong tuntunin ang larong ito.',
  });
}

/** A slot round is over the moment it is opened. */
export function refuseMove(): never {
  throw new BetRefused({
    en: 'This round is over. Place a new bet.',
    tl: 'Tapos na ang round na ito. Tumaya ulit.',
  });
}

export function payoutOf(stake: Centavos, units: number, stakeRange: StakeRange): Centavos {
  const payout = unitsToCentavos(stake, units);
  return payout < stakeRange.payoutMax ? payout : stakeRange.payoutMax;
}

export function unitsToCentavos(stake: Centavos, units: number): Centavos {
  return centavos((stake / BigInt(unitsPerStake)) * BigInt(units));
}

/** What a bet pays at the table's units, in words such as `2.5×`. */
export function timesStake(units: number): string {
  return `${units / unitsPerStake}×`;
}
