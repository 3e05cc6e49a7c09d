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
  readonly weeks = new Map<string, PlayerWeek>();
  readonly corrections: FoundCorrection[] = [];
  entries = 0;
  rounds = 0;

  add(where: Partial<Place> & Pick<Place, 'day' | 'isTest'>, sums: Sums): Fact {
    const nowhere = { venue: '', game: '', type: '', way: '', gateway: '', promotion: '' };
    const place: Place = { brand: '', channel: '', ...nowhere, ...where };
    const key = Object.values(place).join('|');
    let fact = this.all.get(key);
    if (!fact) {
      fact = { place, sums: {}, longest: 0n };
      this.all.set(key, fact);
    }
    for (const [name, amount] of Object.entries(sums)) {
      fact.sums[name] = (fact.sums[name] ?? 0n) + amount;
    }
    return fact;
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
