import { manilaClock } from '@perya/contract/manila-time';
import type { Text } from '@perya/contract/text';

const dayMinutes = 24 * 60;

export interface ChannelHours {
  state: 'open' | 'closed';
  /** As 06:00:00; both or neither. An end before its beginning runs over midnight. */
  opensAt: string | null;
  closesAt: string | null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight. */
function minuteInManila(moment: Date): number {
  return Math.floor(manilaClock(moment).getTime() / 60_000) % dayMinutes;
}

/** Whether money can move on the channel at the moment. It opens and closes on the minute. */
export function isOpen({ state, opensAt, closesAt }: ChannelHours, moment: Date): boolean {
  if (state !== 'open') return false;
  if (opensAt === null || closesAt === null) return true;
  const from = minutesOf(opensAt);
  const to = minutesOf(closesAt);
  const now = minuteInManila(moment);
  if (from === to) return true;
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** What is read beside a channel that is dimmed. */
export function closedText({ state, opensAt, closesAt }: ChannelHours): Text {
  if (state !== 'open' || opensAt === null || closesAt === null) {
    return { en: 'Closed for now', tl: 'Sarado muna' };
  }
  const from = opensAt.slice(0, 5);
  const to = closesAt.slice(0, 5);
  return { en: `Open from ${from} to ${to}`, tl: `Bukas mula ${from} hanggang ${to}` };
}
