interface DemoText {
  en: string;
  tl: string;
}

/** What players of the demo operator can earn. Amounts are centavos, or Filcoins. Ids lie below 100. */
export interface DemoPromotion {
  id: number;
  kind: string;
  name: DemoText;
  /** What the player reads of it. */
  terms: DemoText;
  startsAt: string;
  endsAt?: string;
  audience?: Record<string, unknown>;
  rules: Record<string, unknown>;
  currency: 'PHP' | 'FIL';
  cashType?: number;
  wageringTimes?: number;
  claimHours?: number;
  playerCap?: bigint;
  dayCap?: bigint;
  budget?: bigint;
  exclusiveGroup?: string;
  isOnePerPerson?: boolean;
  /** Where it stands among others of its kind. */
  place?: number;
}

/** The demo operator has been giving since. */
export const demoStart = '2026-01-01T00:00:00+08:00';
