import type { AnswerOf } from '@perya/contract/call';
import {
  type readToday as call,
  isUnusual,
  type PulseMeasured,
} from '@perya/contract/house/staff-calls/today';
import { manilaDayStart } from '@perya/contract/manila-time';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { Beats, PulseSource } from '../../../platform/lists/pulse.ts';
import type { HouseServices } from '../services.ts';

const weekMs = 7 * 24 * 3_600_000;
/** A day that is half over costs as much as half a day: everybody shares a look for so long. */
const freshMs = 60_000;

type Looked = { today: Beats; weekAgo: Beats };

async function look({ count }: PulseSource): Promise<Looked> {
  const now = new Date();
  const midnight = manilaDayStart(now);
  const [today, weekAgo] = await Promise.all([
    count(midnight, now),
    count(new Date(midnight.getTime() - weekMs), new Date(now.getTime() - weekMs)),
  ]);
  return { today, weekAgo };
}

/** Looks once a minute at each of them, however many home pages are open. */
export function createTodayLook(): (source: PulseSource) => Promise<Looked> {
  const held = new Map<string, { at: number; looked: Promise<Looked> }>();
  return (source) => {
    const known = held.get(source.name);
    if (known && performance.now() - known.at < freshMs) return known.looked;
    const looked = look(source);
    held.set(source.name, { at: performance.now(), looked });
    // What failed is looked at anew by whoever asks next.
    looked.catch(() => held.delete(source.name));
    return looked;
  };
}

const present = ({ count, sum }: Beats): PulseMeasured => ({
  count,
  sum: sum === null ? null : toPesos(sum),
});

/** The day so far against the same hours a week ago. */
export async function readToday(
  { pulses, lookAtToday }: Pick<HouseServices, 'pulses' | 'lookAtToday'>,
  context: StaffContext,
): Promise<AnswerOf<typeof call>> {
  const seen = pulses.filter(({ permission }) => context.permissions.has(permission));
  const rows = await Promise.all(
    seen.map(async (source) => {
      const { today, weekAgo } = await lookAtToday(source);
      return {
        name: source.name,
        today: present(today),
        week_ago: present(weekAgo),
        is_unusual: isUnusual(today.count, weekAgo.count),
      };
    }),
  );
  return { rows };
}
