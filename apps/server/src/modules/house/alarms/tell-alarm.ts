import type { AlarmName } from '@perya/contract/house/staff-calls/home';
import * as z from 'zod/mini';
import type { Carrier } from '../../../platform/outbox/deliver-outbox.ts';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';
import type { Change } from './alarm.store.ts';

/** For a phone at night: what it is, before one has logged in anywhere. */
const says: Record<AlarmName, string> = {
  'gaming-stopped': 'Gaming is stopped',
  'doors-closed': 'The house is closed to players',
  'check-broken': 'A check of the books found rows that break',
  'check-old': 'A check of the books has no result for a day',
  'chain-broken': 'The chain of the audit is broken',
  'control-broken': 'A control of the house found rows that break it',
  'day-broken': 'A signed day is not what the data says',
  'provider-differs': 'The books of a provider of games differ from ours',
  'statement-due':
    'A bank statement is due: its balance counts as cover today for the last time, days old',
  'statement-lapsed':
    'A balance at a bank counts as cover no longer: its statement is too old, in days',
  'program-differs': 'Files of the program are not those of its release',
  'program-unapproved': 'A release runs that two people have not approved',
  'program-unverified': 'A process has not verified its program for a day',
  clock: 'A clock is off, in milliseconds',
  disk: 'A disk is nearly full, bytes free',
  'process-silent': 'A process has fallen silent',
  'process-lost': 'A process ended without a word',
  'limits-alone': 'Redis does not answer: each process counts rate limits alone',
  'reader-behind': 'A reader is behind its log',
  'outbox-waits': 'Messages wait to be sent',
  'letters-dead': 'Messages were given up',
  'reviews-wait': 'Identity checks wait for longer than a day',
  'kyc-lax': 'Players bet whose identity nobody has checked',
  'freezes-held': 'Accounts wait to be frozen',
  'partner-fails': 'A partner does not answer',
  'gateway-silent': 'A payment gateway does not answer',
  'broker-silent': 'The broker of live messages does not answer',
};

const begins = { raised: '', lasts: 'Still: ', ended: 'Over: ' } as const;

function sayAlarm({ alarm, what }: Change): string {
  const { name, about, figure, level } = alarm;
  const facts = [about, figure === null ? '' : String(figure)].filter((fact) => fact !== '');
  return `${begins[what]}${says[name]}${facts.length > 0 ? ` (${facts.join(', ')})` : ''} [${level}]`;
}

const webhookChannel = 'alarm';
const isWebhook = (place: string) => place.startsWith('https://') || place.startsWith('http://');
const isPhone = (place: string) => place.startsWith('+');

const webhookContent = z.object({ place: z.int(), body: z.record(z.string(), z.unknown()) });
const timeoutMs = 10_000;

/** One message for each place; phones ring for what is critical alone. */
export function messagesOfAlarm(places: readonly string[], change: Change): NewOutboxMessage[] {
  const text = sayAlarm(change);
  const { id, name, about, level, figure, raisedAt } = change.alarm;
  const facts = { id: String(id), name, about, level, figure, raised_at: raisedAt.toISOString() };
  return places.flatMap((to, place) => {
    // Its address is a secret, and stays in the settings.
    if (isWebhook(to)) {
      const body = { text, what: change.what, ...facts };
      return [{ channel: webhookChannel, uid: null, content: { place, body } }];
    }
    if (isPhone(to) && level !== 'critical') return [];
    return [toOutboxMessage(null, { to, subject: `Perya: ${text}`, text })];
  });
}

/** Carries alarms to addresses of the web. */
export function alarmCarriers(places: readonly string[]): Record<string, Carrier> {
  return {
    async [webhookChannel](content) {
      const { place, body } = z.parse(webhookContent, content);
      const address = places[place];
      // It was taken out of the settings since.
      if (!address || !isWebhook(address)) return;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The receiver of alarms answered ${answer.status}`);
    },
  };
}
