import type { Day } from './gaming-days.ts';

/** What a figure is told apart by; what has no place is empty. */
export interface Place {
  day: Day;
  isTest: boolean;
  brand: string;
  channel: string;
  venue: string;
  game: string;
  type: string;
  way: string;
  gateway: string;
  promotion: string;
  /** Of the figures of players alone. */
  player: string;
}

/** That a player was given something of a promotion on a day. */
export interface Given {
  day: Day;
  isTest: boolean;
  promotion: string;
  player: string;
}

/** Amounts in centavos and counts, by the names of figures. */
export type Sums = Record<string, bigint>;

export interface Fact {
  place: Place;
  sums: Sums;
  /** The longest wait for an approval. */
  longest: bigint;
}

/** What a player did in a week, for the cohorts. */
export interface PlayerWeek {
  cohort: Day;
  week: Day;
  isTest: boolean;
  brand: string;
  hasPlayed: boolean;
  hasPaid: boolean;
  ggr: bigint;
  deposited: bigint;
}

export interface FoundCorrection {
  day: Day;
  ofDay: Day;
  isTest: boolean;
  kind: string;
  uid: bigint;
  subject: string;
  amount: bigint;
}

/** Everything that the books say, day by day. */
export class Facts {
  readonly all = new Map<string, Fact>();
  /** The same of each player by day, told apart by nothing else. */
  readonly players = new Map<string, Fact>();
  readonly given: Given[] = [];
  readonly weeks = new Map<string, PlayerWeek>();
  readonly corrections: FoundCorrection[] = [];
  entries = 0;
  rounds = 0;

  add(
    where: Partial<Place> & Pick<Place, 'day' | 'isTest'>,
    sums: Sums,
    into: Map<string, Fact> = this.all,
  ): Fact {
    const nowhere = { venue: '', game: '', type: '', way: '', gateway: '', promotion: '' };
    const place: Place = { brand: '', channel: '', player: '', ...nowhere, ...where };
    const key = Object.values(place).join('|');
    let fact = into.get(key);
    if (!fact) {
      fact = { place, sums: {}, longest: 0n };
      into.set(key, fact);
    }
    for (const [name, amount] of Object.entries(sums)) {
      fact.sums[name] = (fact.sums[name] ?? 0n) + amount;
    }
    return fact;
  }

  /** Takes what was counted of one player, who is told apart besides. */
  take(own: Facts, uid: bigint): void {
    const player = String(uid);
    for (const { place, sums, longest } of own.all.values()) {
      const fact = this.add(place, sums);
      if (longest > fact.longest) fact.longest = longest;
      const { day, isTest, brand, channel, promotion } = place;
      this.add({ day, isTest, brand, channel, player }, sums, this.players);
      if ((sums['given'] ?? 0n) > 0n) this.given.push({ day, isTest, promotion, player });
    }
    this.corrections.push(...own.corrections);
    this.rounds += own.rounds;
  }

  week(uid: bigint, whose: Pick<PlayerWeek, 'cohort' | 'week' | 'isTest' | 'brand'>): PlayerWeek {
    const key = `${uid} ${whose.week} ${whose.isTest}`;
    let found = this.weeks.get(key);
    if (!found) {
      found = { ...whose, hasPlayed: false, hasPaid: false, ggr: 0n, deposited: 0n };
      this.weeks.set(key, found);
    }
    return found;
  }
}
