import { manilaDayStart } from '@perya/contract/manila-time';
import type { Beats, PulseSource } from '../../../platform/lists/pulse.ts';

const weekMs = 7 * 24 * 3_600_000;
/** A day that is half over costs as much as half a day: everybody shares a look for so long. */
const freshMs = 60_000;

interface Looked {
  today: Beats;
  weekAgo: Beats;
}

async function look({ count }: PulseSource): Promise<Looked> {
  const now = new Date();
  const midnight = manilaDayStart(now);
  const [today, weekAgo] = await Promise.all([
    count(midnight, now),
    count(new Date(midnight.getTime() - weekMs), new Date(now.getTime() - weekMs)),
  ]);
  return { today, weekAgo };
}

export type TodayLook = (source: PulseSource) => Promise<Looked>;

/** Looks once a minute at each of them, however many home pages are open. */
export function createTodayLook(): TodayLook {
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
