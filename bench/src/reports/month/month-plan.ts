import { seeded } from '../../screen/made-names.ts';

/** How much is played. */
export interface MonthSize {
  rounds: number;
  players: number;
  days: number;
}

const firstDay = '2026-10-01';
/** From this day of the month on a gaming day begins at six, and the regulator takes more. */
export const policyChanges = { after: 9, hour: 6, shareBefore: 1250, shareAfter: 1733 } as const;

export const dayMs = 86_400_000;
export const minuteMs = 60_000;

/** The beginning of a day of the month in Manila, the first one being 0. */
export const midnightOf = (day: number): number =>
  Date.parse(`${firstDay}T00:00:00+08:00`) + day * dayMs;

export const dateOf = (day: number): string =>
  new Date(Date.parse(`${firstDay}T00:00:00Z`) + day * dayMs).toISOString().slice(0, 10);

export interface Game {
  code: string;
  venue: string;
  type: number;
}

/** Sorted, as the ceilings of venues are. */
export const venues = ['alon', 'bituin', 'dagat'] as const;

export const games: readonly Game[] = [
  { code: 'alon-slot', venue: 'alon', type: 3 },
  { code: 'alon-reef', venue: 'alon', type: 2 },
  { code: 'alon-live', venue: 'alon', type: 1 },
  { code: 'bituin-slot', venue: 'bituin', type: 3 },
  { code: 'bituin-live', venue: 'bituin', type: 1 },
  { code: 'dagat-fish', venue: 'dagat', type: 2 },
  { code: 'dagat-slot', venue: 'dagat', type: 3 },
];
export const categories: Readonly<Record<number, string>> = { 1: 'Live', 2: 'Fishing', 3: 'Slot' };
/** Its rounds pay into a pool, which falls when it is full. */
export const jackpotGame = 'alon-slot';

const brandTags = ['perya', 'sinag', 'tala'] as const;
const partners = [null, null, 'maya', 'lazada'] as const;
/** Ways to pay by their gateway, with what they take of a payment. */
export const ways = {
  in: [
    { id: 801, gateway: 'agila', fee: 0 },
    { id: 802, gateway: 'agila', fee: 1500 },
    { id: 803, gateway: 'maya-agos', fee: 700 },
  ],
  out: [
    { id: 811, gateway: 'agila', fee: 0 },
    { id: 812, gateway: 'maya-agos', fee: 2000 },
  ],
} as const;
export const promotions = [700_001, 700_002] as const;

/** The same numbers every time, from 0 up to a bound. */
export type Draw = (below: number) => number;

export function createDraw(seed: number): Draw {
  const random = seeded(seed);
  return (below) => Math.floor(random() * below);
}

export const pick = <T>(from: readonly T[], draw: Draw): T => from[draw(from.length)] as T;

export interface MonthPlayer {
  uid: bigint;
  brand: string;
  partner: string | null;
  isTest: boolean;
  joined: number;
}

/** Half of them were there before; the others come day by day, as their numbers rise. */
export function planPlayers({ players, days }: MonthSize, draw: Draw): MonthPlayer[] {
  const before = Math.ceil(players / 2);
  return Array.from({ length: players }, (_, place) => {
    const share =
      place < before ? place / before - 1 : ((place - before) / (players - before)) * 0.9;
    const joined = midnightOf(0) + Math.floor(share * (place < before ? 25 : days)) * dayMs;
    return {
      uid: BigInt(1000 + place),
      brand: pick(brandTags, draw),
      partner: pick(partners, draw),
      isTest: place % 25 === 3,
      joined: joined + 60 * minuteMs + place,
    };
  });
}
