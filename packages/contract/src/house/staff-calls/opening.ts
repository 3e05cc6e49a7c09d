import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';

/** What a house needs before its doors open, in the order in which one sets it up. */
export const openingLines = [
  'keys',
  'address',
  'clock',
  'alarms',
  'backup',
  'approvers',
  'release',
  'documents',
  'licence',
  'branches',
  'scanner',
  'kyc',
  'location',
  'sms',
  'games',
  'channels',
  'gateway',
] as const;
export type OpeningLine = (typeof openingLines)[number];

/** What no server can know: two persons say it. */
export const attestedLines = ['backup', 'scanner'] as const satisfies readonly OpeningLine[];
export type AttestedLine = (typeof attestedLines)[number];

/** A backup that was proved longer ago proves nothing about today's. */
export const backupDays = 30;
/** How many must be able to approve the opening. */
export const approversMin = 2;

const line = z.object({
  name: z.enum(openingLines),
  is_done: z.boolean(),
  /** What is missing or there: names of documents and gateways, addresses, a figure. Never a secret. */
  about: z.string(),
  /** When it was last proved, where it must be. */
  proved_at: z.nullable(unixSeconds()),
});
export type LineState = z.output<typeof line>;

const door = z.object({
  is_open: z.boolean(),
  /** Rises with every opening and closing. */
  turn: z.int(),
  changed_at: z.nullable(unixSeconds()),
  /** Null where nobody has decided yet: as the installation began. */
  changed_by: z.nullable(z.string()),
  /** Who asked for the opening that `changed_by` approved; null of a closing, and where it is not known. */
  asked_by: z.nullable(z.string()),
  reason: z.string(),
});
export type Door = z.output<typeof door>;

/** A way to pay whose gateway can be tried with one peso. */
const channel = z.object({ id: z.int(), name: z.string(), gateway: z.string() });
export type TriedChannel = z.output<typeof channel>;

const opening = z.object({ door, lines: z.array(line), channels: z.array(channel) });
export type Opening = z.output<typeof opening>;

export const getOpening = defineCall({
  method: 'GET',
  path: '/backoffice/api/opening',
  access: { staff: 'doors.read' },
  summary: 'Whether the house is open, and what it needs to be opened',
  request: z.object({}),
  answer: opening,
});

export const closeDoors = defineCall({
  method: 'POST',
  path: '/backoffice/api/opening/close',
  access: { staff: 'doors.close' },
  summary:
    'Closes the house at once: nobody registers, pays in or begins to play; players can still withdraw and read',
  /** Whoever closes has seen these doors: of an opening at the same moment one is refused. */
  request: z.object({
    turn: z.int(),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(600)),
  }),
  answer: door,
  errors: ['DOORS_MOVED'],
  refreshes: [getOpening],
});

/** Who asks has seen this closing, and no later one. */
const openingWanted = z.object({ turn: z.int() });
export type OpeningWanted = z.output<typeof openingWanted>;

export const askToOpen = defineRequest({
  asks: 'doors.open',
  permission: 'doors.open',
  title: { en: 'Open the house', tl: 'Buksan ang bahay' },
  reasons: ['planned', 'cause-gone', 'regulator', 'other'],
  input: openingWanted,
  path: '/backoffice/api/opening/ask',
  summary: 'Asks a second person to open the house to players',
  errors: ['DOORS_UNREADY', 'DOORS_MOVED'],
  refreshes: [getOpening],
});

const attestation = z.object({ line: z.enum(attestedLines) });
export type Attestation = z.output<typeof attestation>;

export const askToAttest = defineRequest({
  asks: 'doors.attest',
  permission: 'doors.open',
  title: { en: 'Attest for the opening', tl: 'Patunayan para sa pagbubukas' },
  reasons: ['checked', 'regulator', 'other'],
  input: attestation,
  path: '/backoffice/api/opening/attest',
  summary: 'Asks a second person to attest with the caller what no server can know',
  errors: [],
  refreshes: [getOpening],
});

export const beginMessageTest = defineCall({
  method: 'POST',
  path: '/backoffice/api/opening/message/begin',
  access: { staff: 'doors.test' },
  summary: 'Sends a code to a phone by the carrier of the settings',
  request: z.object({
    phone: z.string().check(z.regex(/^\+639\d{9}$/, 'A phone is written as +639171234567')),
  }),
  answer: z.object({ id: id() }),
  errors: ['TEST_FAILED', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const finishMessageTest = defineCall({
  method: 'POST',
  path: '/backoffice/api/opening/message/finish',
  access: { staff: 'doors.test' },
  summary: 'Takes the code that arrived: the carrier has delivered',
  request: z.object({ id: id(), code: z.string().check(z.regex(/^\d{6}$/)) }),
  answer: z.object({ is_passed: z.boolean() }),
  errors: ['NOT_FOUND', 'TEST_NOT_PASSED'],
  refreshes: [getOpening],
});

export const beginGatewayTest = defineCall({
  method: 'POST',
  path: '/backoffice/api/opening/gateway/begin',
  access: { staff: 'doors.test' },
  summary: 'Opens an order of one peso at the gateway of a channel, for a person to pay',
  request: z.object({ channel: z.int() }),
  answer: z.object({ id: id(), pay_url: z.string() }),
  errors: ['NOT_FOUND', 'TEST_FAILED', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const finishGatewayTest = defineCall({
  method: 'POST',
  path: '/backoffice/api/opening/gateway/finish',
  access: { staff: 'doors.test' },
  summary: 'Asks the gateway whether the peso was paid; what it says is what counts',
  request: z.object({ id: id() }),
  answer: z.object({ is_passed: z.boolean() }),
  errors: ['NOT_FOUND', 'TEST_FAILED'],
  refreshes: [getOpening],
});

export const askingForDoorsCalls = { askToOpen, askToAttest } as const;
export const openingCalls = {
  getOpening,
  closeDoors,
  beginMessageTest,
  finishMessageTest,
  beginGatewayTest,
  finishGatewayTest,
} as const;
