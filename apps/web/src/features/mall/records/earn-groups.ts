import { manilaDay } from '@perya/contract/manila-time';
import type { EarnRecord } from '@perya/contract/promotions/calls/earned';

export interface EarnGroup {
  /** The day in Manila as `2026-11-16`; null for records without a moment. */
  readonly day: string | null;
  readonly total: number;
  readonly rows: readonly EarnRecord[];
}

/** Records by the day on which they came, with what each day brought. [M-116 M-117] */
export function earnGroups(records: readonly EarnRecord[]): EarnGroup[] {
  const groups = new Map<string | null, EarnRecord[]>();
  for (const record of records) {
    const { receive_at } = record;
    const day = receive_at === null ? null : manilaDay(receive_at * 1000);
    groups.set(day, [...(groups.get(day) ?? []), record]);
  }
  return [...groups].map(([day, rows]) => ({
    day,
    rows,
    total: rows.reduce((sum, { bonus }) => sum + bonus, 0),
  }));
}

/** A picture of its own, or the icon of a deposit. [M-115] */
export const hasOwnPicture = (image: string) => image.startsWith('http');
