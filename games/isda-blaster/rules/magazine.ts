import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { type SpeciesId, speciesById } from './species.ts';

export const magazineSizes = [20, 50, 100] as const;
export const bulletValueMin = centavos(10);
export const bulletValueMax = centavos(2_000);
/** More than a thumb can tap between two answers of the server. */
export const volleyMax = 10;

const prizeMax = 300;
const magazineMax = 100;

export const stakeRange: StakeRange = {
  stakeMin: centavos(bulletValueMin * 20n),
  stakeMax: centavos(bulletValueMax * BigInt(magazineMax)),
  // Every bullet of the largest magazine catching the largest prize: never reached.
  payoutMax: centavos(bulletValueMax * BigInt(magazineMax * prizeMax)),
};

export interface Bet {
  bulletValue: Centavos;
  bullets: number;
}

export type Move = { kind: 'shoot'; targets: readonly SpeciesId[] } | { kind: 'finish' };

const badMagazine = {
  en: 'Choose a magazine of 20, 50 or 100 bullets.',
  tl: 'Pumili ng magasin na may 20, 50 o 100 bala.',
};
const badValue = {
  en: 'A bullet costs ₱0.10 to ₱20.00, in steps of ₱0.10.',
  tl: 'Ang isang bala ay ₱0.10 hanggang ₱20.00, na tig-₱0.10 ang dagdag.',
};
const badMove = {
  en: 'Shoot at one to ten targets of the sea, or finish the round.',
  tl: 'Bumaril sa isa hanggang sampung target sa dagat, o tapusin ang round.',
};

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

export function parseBet(input: unknown): Bet {
  if (!isRecord(input)) throw new BetRefused(badMagazine);
  const { bullets, bulletValue } = input;
  const size = magazineSizes.find((known) => known === bullets);
  if (size === undefined) throw new BetRefused(badMagazine);
  const isPriced =
    typeof bulletValue === 'bigint' &&
    bulletValue >= bulletValueMin &&
    bulletValue <= bulletValueMax &&
    bulletValue % bulletValueMin === 0n;
  if (!isPriced) throw new BetRefused(badValue);
  return { bullets: size, bulletValue: centavos(bulletValue) };
}

export function parseMove(input: unknown): Move {
  if (!isRecord(input)) throw new BetRefused(badMove);
  if (input.kind === 'finish') return { kind: 'finish' };
  const { kind, targets } = input;
  if (kind !== 'shoot' || !Array.isArray(targets)) throw new BetRefused(badMove);
  if (targets.length < 1 || targets.length > volleyMax) throw new BetRefused(badMove);
  return {
    kind,
    targets: targets.map((target) => {
      const species = typeof target === 'string' ? speciesById.get(target) : undefined;
      if (!species) throw new BetRefused(badMove);
      return species.id;
    }),
  };
}

export function stakeOf({ bulletValue, bullets }: Bet): Centavos {
  return centavos(bulletValue * BigInt(bullets));
}
