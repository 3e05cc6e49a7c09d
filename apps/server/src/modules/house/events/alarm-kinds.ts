import type { EventKind, EventPlace } from '@perya/contract/house/staff-calls/events';
import type { AlarmName } from '@perya/contract/house/staff-calls/home';

export type AlarmKind = Extract<EventKind, 'alarm' | 'failed-check' | 'outage'>;

/** As which kind of event an alarm is reported; null where the audit or the list of lost processes has it already. */
const kinds: Readonly<Record<AlarmName, AlarmKind | null>> = {
  'gaming-stopped': null,
  'doors-closed': null,
  'process-lost': null,
  'check-broken': 'failed-check',
  'check-old': 'failed-check',
  'chain-broken': 'failed-check',
  'control-broken': 'failed-check',
  'day-broken': 'failed-check',
  'provider-differs': 'failed-check',
  'program-differs': 'failed-check',
  'program-unapproved': 'failed-check',
  'program-unverified': 'failed-check',
  'process-silent': 'outage',
  'limits-alone': 'outage',
  'partner-fails': 'outage',
  'gateway-silent': 'outage',
  'broker-silent': 'outage',
  clock: 'alarm',
  disk: 'alarm',
  'reader-behind': 'alarm',
  'outbox-waits': 'alarm',
  'letters-dead': 'alarm',
  'reviews-wait': 'alarm',
  'statement-due': 'alarm',
  'statement-lapsed': 'alarm',
  'kyc-lax': 'alarm',
  'freezes-held': 'alarm',
};

export const alarmKinds: readonly AlarmKind[] = ['failed-check', 'outage', 'alarm'];

const names = Object.keys(kinds) as AlarmName[];

export const alarmsOfKinds = (wanted: readonly EventKind[]): AlarmName[] =>
  names.filter((name) => {
    const kind = kinds[name];
    return kind !== null && wanted.includes(kind);
  });

export const kindOfAlarm = (name: AlarmName): AlarmKind => kinds[name] ?? 'alarm';

/** The page that has more of it; its list where there is none. */
export function placeOfAlarm(name: AlarmName): EventPlace {
  if (name === 'check-broken' || name === 'check-old') return 'checks';
  if (name.startsWith('program-')) return 'program';
  return name === 'control-broken' || name === 'day-broken' ? 'controls' : 'alarms';
}
