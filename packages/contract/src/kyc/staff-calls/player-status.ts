import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { playerShown } from '../../identity/staff-calls/players.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { staffReason } from '../../staff/staff-fields.ts';

const status = z.enum(kycStatuses);

const statusChange = z.object({
  at: unixSeconds(),
  /** As `staff:3`, `player:10000001` or the name of a job. */
  by: z.string(),
  before: status,
  after: status,
  reason: z.string(),
});
export type StatusChange = z.output<typeof statusChange>;

const completion = z.object({ at: unixSeconds(), by: z.string(), reason: z.string() });
export type AskedCompletion = z.output<typeof completion>;

export const readPlayerStatus = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/status',
  access: { staff: 'players.read' },
  summary: 'How far a player’s identity is known, and every change of it with who, when and why',
  request: z.object({ uid: id() }),
  answer: z.object({
    status,
    /** What an unblocked player goes back to; null for one who is not blocked. */
    before_block: z.nullable(status),
    /** Staff have asked the player to complete the check; null where nobody has. */
    completion: z.nullable(completion),
    /** The newest first. */
    history: z.array(statusChange),
  }),
});

const decided = z.object({
  status,
  /** False if it stood so already: then nothing was done. */
  changed: z.boolean(),
  /** Sessions that ended with it. */
  ended: z.int(),
});

export const blockPlayer = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/block',
  access: { staff: 'players.block' },
  summary: 'Blocks a player: sessions end at once, no new bet is taken, open rounds finish',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: decided,
  errors: ['NOT_FOUND'],
  refreshes: [readPlayerStatus, ...playerShown],
});

export const unblockPlayer = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/unblock',
  access: { staff: 'players.block' },
  summary: 'Gives a player who was blocked lately the status back that they had before',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: decided,
  errors: ['NOT_FOUND', 'UNBLOCK_NEEDS_SECOND_PERSON'],
  refreshes: [readPlayerStatus, ...playerShown],
});

/** For so long after a block one person may take it back alone; a block itself is never waited for. */
export const unblockAloneHours = 24;

export const askUnblock = defineRequest({
  asks: 'players.unblock',
  permission: 'players.unblock',
  title: { en: 'Lift an old block', tl: 'Alisin ang lumang block' },
  reasons: ['cause-gone', 'mistake-of-house', 'regulator', 'other'],
  input: z.object({ uid: id() }),
  path: '/backoffice/api/players/ask-unblock',
  summary: 'Asks a second person to unblock a player, however long ago the block was',
  errors: ['NOTHING_TO_CHANGE'],
});

export const askingForPlayersCalls = { askUnblock } as const;

export const playerStatusCalls = { readPlayerStatus, blockPlayer, unblockPlayer } as const;
