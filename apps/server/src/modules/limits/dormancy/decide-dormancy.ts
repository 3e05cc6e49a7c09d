import { dormancyNoticeDays } from '@perya/contract/limits/policy';

const dayMs = 24 * 3_600_000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

interface Use {
  now: Date;
  /** The figure of the law; 0 switches the rule off. */
  days: number;
  /** The last login, deposit or bet. */
  lastUsedAt: Date;
  warnedAt: Date | null;
}

export type DormancyStep = { kind: 'warn'; dormantAt: Date } | { kind: 'sleep' };

/**
 * What comes next of an account with money that is awake, if anything. Nobody's account sleeps before its player was told
 * and had the days of the notice, whatever the figure is meanwhile; a use after the notice makes it void.
 */
export function decideDormancy({ now, days, lastUsedAt, warnedAt }: Use): DormancyStep | null {
  if (days === 0) return null;
  const dueAt = daysAfter(lastUsedAt, days);
  if (warnedAt === null || warnedAt < lastUsedAt) {
    if (now < daysAfter(dueAt, -dormancyNoticeDays)) return null;
    const noticeEnds = daysAfter(now, dormancyNoticeDays);
    return { kind: 'warn', dormantAt: dueAt > noticeEnds ? dueAt : noticeEnds };
  }
  const isDue = now >= dueAt && now >= daysAfter(warnedAt, dormancyNoticeDays);
  return isDue ? { kind: 'sleep' } : null;
}
