import type { GiftMessage } from '@perya/contract/live';
import type { Bonus } from '@perya/contract/promotions/calls/bonuses';
import type { BonusState } from '@perya/contract/rules/promotions/bonus';
import { type Language, say } from '@perya/contract/text';
import { type Centavos, centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { BonusRow, GiftRow } from './bonus.store.ts';

const nothing = centavos(0n);

function stateOf({ state, expiresAt }: BonusRow, left: bigint, now: Date): BonusState {
  if (state === 'claimed') return left > 0n ? 'active' : 'done';
  // Until the loop comes by.
  return state === 'offered' && expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

/** `queued` is what the ledger wants to see played until it is free, those before it included; 0 once it is. */
export function presentBonus(row: BonusRow, queued: bigint, language: Language, now: Date): Bonus {
  const isClosed =
    row.kind === 'mystery-box' && row.state !== 'claimed' && row.state !== 'given-up';
  const unlessClosed = (amount: Centavos) => (isClosed ? null : toPesos(amount));
  const own = row.amount * BigInt(row.wageringTimes);
  const left = row.state === 'offered' || queued > own ? own : queued;
  return {
    id: String(row.id),
    name: say(row.name, language),
    terms: say(row.terms, language),
    cash_type: row.cashType,
    amount: unlessClosed(row.amount),
    state: stateOf(row, left, now),
    to_play: unlessClosed(centavos(own)),
    left: unlessClosed(
      row.state === 'offered' || row.state === 'claimed' ? centavos(left) : nothing,
    ),
    offered_at: seconds(row.offeredAt),
    expires_at: seconds(row.expiresAt),
    decided_at: seconds(row.decidedAt),
  };
}

/** The same as the live message that was announced. */
export function presentGift({ seq, cashType, amount, name, toPlay }: GiftRow): GiftMessage {
  return {
    messageId: `b-${seq}`,
    cash_type: cashType,
    amount: toPesos(amount),
    name: name.en,
    name_tl: name.tl,
    ...(toPlay > 0n && { to_play: toPesos(toPlay) }),
  };
}
