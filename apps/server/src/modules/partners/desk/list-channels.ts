import type { AnswerOf } from '@perya/contract/call';
import {
  type EntryOutcome,
  entryOutcomes,
  type PartnerChannel,
  partnerChannels,
} from '@perya/contract/partners/partner-channels';
import {
  type listPartnerChannels as call,
  healthHours,
} from '@perya/contract/partners/staff-calls/channels';
import { seconds } from '../../../platform/wire-time.ts';
import type { PartnersServices } from '../services.ts';
import type { Tally } from './tally.store.ts';

type Kind = 'entered' | 'refused' | 'failed';

/** What is the host's fault, what is the token's, and what went well. */
function kindOf(outcome: EntryOutcome): Kind {
  if (outcome === 'entered' || outcome === 'second_factor') return 'entered';
  return outcome === 'unreachable' ? 'failed' : 'refused';
}

const hourSeconds = 3600;

function hoursOf(tallies: readonly Tally[], now: Date) {
  const thisHour = Math.floor(seconds(now) / hourSeconds) * hourSeconds;
  const hours = Array.from({ length: healthHours }, (_, place) => ({
    at: thisHour - (healthHours - 1 - place) * hourSeconds,
    entered: 0,
    refused: 0,
    failed: 0,
  }));
  for (const { hour, outcome, entries } of tallies) {
    const shown = hours.find(({ at }) => at === seconds(hour));
    if (shown) shown[kindOf(outcome)] += entries;
  }
  return hours;
}

function healthOf(tallies: readonly Tally[], now: Date) {
  const outcomes = Object.fromEntries(entryOutcomes.map((outcome) => [outcome, 0])) as Record<
    EntryOutcome,
    number
  >;
  for (const { outcome, entries } of tallies) outcomes[outcome] += entries;
  const sumOf = (name: 'exchanges' | 'exchangeMs') =>
    tallies.reduce((sum, tally) => sum + tally[name], 0);
  const exchanges = sumOf('exchanges');
  return {
    outcomes,
    exchange_ms: exchanges === 0 ? null : Math.round(sumOf('exchangeMs') / exchanges),
    hours: hoursOf(tallies, now),
  };
}

/** Every channel as it stands, with the health of its last hours. */
export async function listChannels({
  channels,
  tallies,
  hosts,
}: PartnersServices): Promise<AnswerOf<typeof call>> {
  const [stored, counted, last, now] = await Promise.all([
    channels.list(),
    tallies.listSince(healthHours),
    tallies.lastEntered(),
    tallies.now(),
  ]);
  const place = (name: PartnerChannel) => partnerChannels.indexOf(name);
  const rows = stored
    .toSorted((a, b) => place(a.name) - place(b.name))
    .map(({ name, isOpen, changedAt, reason, linked }) => {
      const lastAt = last.get(name);
      return {
        name,
        is_open: isOpen,
        is_connected: hosts.has(name),
        changed_at: seconds(changedAt),
        reason,
        linked,
        last_entered_at: seconds(lastAt),
        ...healthOf(
          counted.filter(({ channel }) => channel === name),
          now,
        ),
      };
    });
  return { rows };
}
