import { BetRefused, type Step } from '@perya/game-kit/game';
import type { RandomSource } from '@perya/game-kit/random';
import { type Centavos, centavos } from '@perya/money';
import { gunFor, noTallies, type Shot, type Tally, withShots, wonBy } from './shot.ts';
import { firstPaytable, type SpeciesId } from './species.ts';
import { parseBulletValue, parseTargets } from './volley.ts';

/**
 * The first rules: a magazine was staked as a whole, fired in moves, and what was not fired came back. Nobody
 * loads one any more; those of before are played to their end, and prove themselves, by these.
 */
const magazineSizes = [20, 50, 100] as const;

export interface MagazineBet {
  bulletValue: Centavos;
  bullets: number;
}

export type Move = { kind: 'shoot'; targets: readonly SpeciesId[] } | { kind: 'finish' };

export interface MagazineState {
  bulletValue: Centavos;
  bullets: number;
  bulletsLeft: number;
  tallies: readonly Tally[];
  /** The shots of the last move, which the scene plays. */
  volley: readonly Shot[];
  won: Centavos;
  isFinished: boolean;
}

const badMagazine = {
  en: 'Choose a magazine of 20, 50 or 100 bullets.',
  tl: 'Pumili ng magasin na may 20, 50 o 100 bala.',
};
const badMove = {
  en: 'Shoot at one to ten targets of the sea, or finish the round.',
  tl: 'Bumaril sa isa hanggang sampung target sa dagat, o tapusin ang round.',
};
const tooManyShots = {
  en: 'There are not so many bullets left.',
  tl: 'Kulang na ang natitirang bala para diyan.',
};
const alreadyFinished = { en: 'This round is finished.', tl: 'Tapos na ang round na ito.' };

export function parseMagazine({ bullets, bulletValue }: Record<string, unknown>): MagazineBet {
  const size = magazineSizes.find((known) => known === bullets);
  if (size === undefined) throw new BetRefused(badMagazine);
  return { bullets: size, bulletValue: parseBulletValue(bulletValue) };
}

export function parseMove(input: unknown): Move {
  if (typeof input !== 'object' || input === null) throw new BetRefused(badMove);
  const { kind, targets } = input as Record<string, unknown>;
  if (kind === 'finish') return { kind };
  if (kind !== 'shoot') throw new BetRefused(badMove);
  return { kind, targets: parseTargets(targets, badMove) };
}

export const stakeOfMagazine = ({ bulletValue, bullets }: MagazineBet): Centavos =>
  centavos(bulletValue * BigInt(bullets));

export function openMagazine({ bulletValue, bullets }: MagazineBet): Step<MagazineState> {
  return {
    state: {
      bulletValue,
      bullets,
      bulletsLeft: bullets,
      tallies: noTallies,
      volley: [],
      won: centavos(0),
      isFinished: false,
    },
    payout: null,
  };
}

/** A bullet that was never fired was never played: its price comes back as stake and is no payout. */
export function unfiredOf({ bulletValue, bulletsLeft }: MagazineState): Centavos {
  return centavos(bulletValue * BigInt(bulletsLeft));
}

function finish(state: MagazineState): Step<MagazineState> {
  const finished = { ...state, isFinished: true };
  return { state: finished, payout: finished.won, stakeReturned: unfiredOf(finished) };
}

const fire = gunFor(firstPaytable);

export function moveInMagazine(
  state: MagazineState,
  asked: Move,
  random: RandomSource,
): Step<MagazineState> {
  if (state.isFinished) throw new BetRefused(alreadyFinished);
  if (asked.kind === 'finish') return finish({ ...state, volley: [] });
  if (asked.targets.length > state.bulletsLeft) throw new BetRefused(tooManyShots);

  const volley = asked.targets.map((target) => fire(target, random));
  const after: MagazineState = {
    ...state,
    bulletsLeft: state.bulletsLeft - volley.length,
    tallies: withShots(state.tallies, volley, state.bulletValue),
    volley,
    won: centavos(state.won + wonBy(volley, state.bulletValue)),
  };
  return after.bulletsLeft === 0 ? finish(after) : { state: after, payout: null };
}
