import * as z from 'zod/mini';
import {
  declareSettings,
  type Given,
  type Need,
  type ReadOf,
} from '../../platform/settings/declare-settings.ts';
import { oneOf, origin, url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

export type SmsSettings =
  | { carrier: 'semaphore'; url: string; apiKey: string; senderName: string }
  | { carrier: 'twilio'; url: string; accountSid: string; authToken: string; from: string };

const variables = {
  PERYA_SMS: {
    schema: z.optional(oneOf('semaphore', 'twilio')),
    unset: '–',
    meaning:
      '`semaphore` or `twilio`; without it, codes go to the sandbox inbox; needed with `NODE_ENV=production`',
  },
  PERYA_SMS_KEY: {
    schema: z.optional(z.string()),
    unset: '–',
    isSecret: true,
    meaning: "the carrier's key or token",
  },
  PERYA_SMS_FROM: {
    schema: z.optional(z.string()),
    unset: '–',
    meaning: 'the sender that the carrier knows',
  },
  PERYA_SMS_ACCOUNT: {
    schema: z.optional(z.string()),
    unset: '–',
    meaning: 'the account, with `twilio`',
  },
  PERYA_SMS_URL: {
    isOutside: true,
    schema: z.optional(origin()),
    unset: "the carrier's own",
    meaning: "the address of the carrier's API",
  },
  PERYA_SMTP_URL: {
    schema: z.optional(url('smtp', 'smtps')),
    unset: '–',
    isSecret: true,
    meaning: 'the mail server for codes by email; on another machine it must offer TLS',
  },
  PERYA_SMTP_FROM: {
    schema: z._default(z.string(), 'no-reply@perya.example'),
    unset: '`no-reply@perya.example`',
    meaning: 'the sender of these emails',
  },
};

type Variables = Given<typeof variables>;

function required(given: Variables, name: keyof Variables): string {
  const value = given[name];
  if (typeof value === 'string') return value;
  throw new StartError(`Setting ${name} is needed with PERYA_SMS=${given.PERYA_SMS}.`);
}

function readSms(given: Variables): SmsSettings | null {
  if (given.PERYA_SMS === 'semaphore') {
    return {
      carrier: 'semaphore',
      url: given.PERYA_SMS_URL ?? 'https://api.semaphore.co',
      apiKey: required(given, 'PERYA_SMS_KEY'),
      senderName: required(given, 'PERYA_SMS_FROM'),
    };
  }
  if (given.PERYA_SMS === 'twilio') {
    return {
      carrier: 'twilio',
      url: given.PERYA_SMS_URL ?? 'https://api.twilio.com',
      accountSid: required(given, 'PERYA_SMS_ACCOUNT'),
      authToken: required(given, 'PERYA_SMS_KEY'),
      from: required(given, 'PERYA_SMS_FROM'),
    };
  }
  return null;
}

/** In production a code that nobody receives is a login that nobody gets through. */
function needs(given: Variables): Need[] {
  if (given.PERYA_SMS) return [];
  return [
    { setting: 'PERYA_SMS', otherwise: 'nobody receives a login code: semaphore or twilio' },
    { setting: 'PERYA_SMS_KEY', otherwise: 'the carrier takes no message from this house' },
    { setting: 'PERYA_SMS_FROM', otherwise: 'the carrier does not know who sends' },
  ];
}

/** Which carriers take messages out of the house. */
export const messageSettings = declareSettings(
  variables,
  (given) => ({
    sms: readSms(given),
    smtp: given.PERYA_SMTP_URL ? { url: given.PERYA_SMTP_URL, from: given.PERYA_SMTP_FROM } : null,
  }),
  needs,
);

export type MessageSettings = ReadOf<typeof messageSettings>;
