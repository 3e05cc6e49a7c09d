import type { Text } from '@perya/game-kit/game';
import { outcomeOf, type RoundMoney } from '../round-result.ts';
import type { PlainSoundName, WinSoundName } from '../sound/effects.ts';
import type { Sound } from '../sound/sound.ts';

/** One of five, which differ in what is seen and heard: the plate, the coins, the light, how long it counts. */
export interface WinSize {
  tier: 1 | 2 | 3 | 4 | 5;
  text: Text;
  sound: WinSoundName;
  /** How long the amount counts up. */
  countMs: number;
  coins: number;
  hasRays: boolean;
}

/** From this multiple of the stake on a win gets its sign; the largest that fits is taken. */
const sizes: readonly (WinSize & { times: bigint })[] = [
  {
    times: 500n,
    tier: 5,
    text: { en: 'Legendary win!', tl: 'Maalamat na panalo!' },
    sound: 'legendWin',
    countMs: 3600,
    coins: 22,
    hasRays: true,
  },
  {
    times: 100n,
    tier: 4,
    text: { en: 'Giant win!', tl: 'Dambuhalang panalo!' },
    sound: 'giantWin',
    countMs: 2600,
    coins: 16,
    hasRays: true,
  },
  {
    times: 30n,
    tier: 3,
    text: { en: 'Huge win!', tl: 'Napakalaking panalo!' },
    sound: 'hugeWin',
    countMs: 1800,
    coins: 10,
    hasRays: false,
  },
  {
    times: 10n,
    tier: 2,
    text: { en: 'Big win!', tl: 'Malaking panalo!' },
    sound: 'bigWin',
    countMs: 1200,
    coins: 5,
    hasRays: false,
  },
  {
    times: 5n,
    tier: 1,
    text: { en: 'Nice win!', tl: 'Magandang panalo!' },
    sound: 'win',
    countMs: 700,
    coins: 0,
    hasRays: false,
  },
];

/** How big a win is; null if it is none to speak of. */
export function winSizeOf(stake: bigint, payout: bigint): WinSize | null {
  return sizes.find(({ times }) => payout >= stake * times) ?? null;
}

interface EndOfRound extends Omit<RoundMoney, 'payout'> {
  payout: bigint | null;
}

interface EndSounds {
  /** Nothing was won. */
  lost?: PlainSoundName;
  /** The stake is back, or a part of it. */
  back?: PlainSoundName;
}

/** The end of a round as it sounds: a gain like its size, also one that is none to speak of; a win that is held like nothing. */
export function playEnd(sound: Sound, round: EndOfRound, { lost, back }: EndSounds): void {
  const money = { ...round, payout: round.payout ?? 0n };
  const { stake, payout } = money;
  const outcome = outcomeOf(money);
  if (outcome === 'gained') sound.playWin(winSizeOf(stake, payout)?.sound ?? 'win', money);
  if (outcome === 'lost' && lost) sound.play(lost);
  if ((outcome === 'even' || outcome === 'less') && back) sound.play(back);
}

/** How many times the stake a round pays, such as 12.5. */
export function timesOf(stake: bigint, payout: bigint): string {
  const tenths = (payout * 10n) / stake;
  return tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`;
}
