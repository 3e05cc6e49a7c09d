import * as z from 'zod/mini';
import { id } from '../../fields.ts';
import { readPlayer } from '../../identity/staff-calls/players.ts';
import { defineRequest } from '../../staff/define-request.ts';

/** Whose account it is. */
const wanted = z.object({ uid: id() });
export type ClosingWanted = z.output<typeof wanted>;

export const askAccountClosing = defineRequest({
  asks: 'privacy.close',
  permission: 'players.close',
  title: { en: 'Close an account', tl: 'Isara ang account' },
  reasons: ['player-asked', 'not-needed', 'regulator', 'other'],
  input: wanted,
  path: '/backoffice/api/privacy/ask-closing',
  summary:
    'Asks a second person to close the account of a player who asked for it, or one with money that nobody has used for years',
  errors: ['NOT_FOUND', 'CLOSING_WITHDRAWALS', 'ACCOUNT_IS_CLOSED'],
  refreshes: [readPlayer],
});

export const askAccountReopening = defineRequest({
  asks: 'privacy.reopen',
  permission: 'players.close',
  title: { en: 'Open a closed account again', tl: 'Buksan muli ang saradong account' },
  reasons: ['player-asked', 'mistake-of-house', 'regulator', 'other'],
  input: wanted,
  path: '/backoffice/api/privacy/ask-reopening',
  summary:
    'Asks a second person to open a closed account again, which a player can no longer take back by a login',
  errors: ['NOT_FOUND', 'ACCOUNT_NOT_CLOSED', 'ACCOUNT_ERASED'],
  refreshes: [readPlayer],
});

export const askingForClosingCalls = { askAccountClosing, askAccountReopening } as const;
