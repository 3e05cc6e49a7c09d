import { manilaClock } from '@perya/contract/manila-time';

/** A typed moment of the clock in Manila (2026-11-16T22:30) as unix seconds; null for anything else. */
export function readManilaTime(typed: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const moment = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(moment) ? null : moment / 1000;
}

/** The same moment as it is typed. */
export function writeManilaTime(unixSeconds: number): string {
  return manilaClock(unixSeconds * 1000)
    .toISOString()
    .slice(0, 16);
}
