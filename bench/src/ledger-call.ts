import { defineCall } from '@perya/contract/call';
import { id, money } from '@perya/contract/fields';
import * as z from 'zod/mini';

/** The call that only the bench has: one posting, with the key in the body. */
export const postAmount = defineCall({
  method: 'POST',
  path: '/finance/bench/post',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Posts an amount to the wallet of the player',
  request: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(64)),
    amount: money(),
  }),
  answer: z.object({ posting_id: id(), balance: money(), replayed: z.boolean() }),
  refreshes: 'nothing',
});

export const postedScope = 'bench';

const tokenPattern = /^bench-player-(\d{12})$/;

/** The bench has no sessions: its tokens name the player. */
export function tokenOf(uid: number): string {
  return `bench-player-${String(uid).padStart(12, '0')}`;
}

export function uidOf(token: string): bigint | null {
  const digits = tokenPattern.exec(token)?.[1];
  return digits ? BigInt(digits) : null;
}
