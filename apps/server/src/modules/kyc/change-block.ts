import type { AnswerOf } from '@perya/contract/call';
import type { blockPlayer as call } from '@perya/contract/kyc/staff-calls/player-status';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { eventOf, type NewEvent } from '../../platform/events/event.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type AuditOrigin,
  byStaff,
  type Entry,
  nameOfActor,
  nothingChanged,
  type Recorded,
} from '../audit/index.ts';
import { statusChanged } from './events.ts';
import type { KycServices } from './services.ts';

interface Asked {
  uid: bigint;
  reason: string;
}

type Decided = AnswerOf<typeof call>;

interface Written {
  before: KycStatus;
  after: KycStatus;
  brand: string;
  ended: readonly string[];
  events?: readonly NewEvent[];
}

function accountOf(
  action: 'kyc.blocked' | 'kyc.unblocked',
  { uid, reason }: Asked,
  key: string,
  { before, after, brand, ended, events = [] }: Written,
) {
  const entry: Entry = {
    action,
    subject: { kind: 'player', uid },
    before: { status: before },
    after: { status: after, sessions_ended: ended.length },
    reason,
  };
  const result: Decided = { status: after, changed: true, ended: ended.length };
  const told = eventOf(statusChanged, { uid, key }, { brand, before, after });
  return { result, entries: [entry] as const, events: [told, ...events] };
}

/**
 * Blocks a player. Sessions end first, in the order in which a logout takes its locks, and then bets are
 * held up: whichever was under way is taken before the block, and none is taken after it.
 */
export async function blockPlayer(
  { audit, identity, store }: KycServices,
  context: StaffContext,
  asked: Asked,
): Promise<Decided> {
  const { uid, reason } = asked;
  const origin = byStaff(context);
  const decided = await audit.record<Decided>(origin, async (tx) => {
    const player = await identity.hold(tx, uid);
    const { status } = await store.lockRecord(tx, uid);
    if (status === 'block') return nothingChanged({ status, changed: false, ended: 0 });
    const before = await store.statusIn(tx, uid);
    const { sessions, events } = await identity.shutOut(tx, player);
    await store.holdBets(tx, uid);
    const by = { mover: 'staff', actor: nameOfActor(origin.actor), reason } as const;
    const after = await store.setStatus(tx, uid, 'block', by);
    const written = { before, after, brand: player.brandName, ended: sessions, events };
    return accountOf('kyc.blocked', asked, context.requestId, written);
  });
  if (decided.changed) identity.countDecision('blocked');
  return decided;
}

/** Lifts a block in a transaction; null where there is none. The player is held before their record, as a block does. */
export async function liftWithin(
  { identity, store }: KycServices,
  tx: Recorded,
  origin: AuditOrigin,
  { isAlone, ...asked }: Asked & { isAlone: boolean },
) {
  const { uid, reason } = asked;
  const player = await identity.hold(tx, uid);
  const { status, beforeBlock } = await store.lockRecord(tx, uid);
  if (status !== 'block') return null;
  if (isAlone && (await store.isOldBlock(tx, uid))) {
    throw new Refusal('UNBLOCK_NEEDS_SECOND_PERSON');
  }
  const by = { mover: 'staff', actor: nameOfActor(origin.actor), reason } as const;
  const after = await store.setStatus(tx, uid, beforeBlock ?? 'unset', by);
  const written = { before: status, after, brand: player.brandName, ended: [] };
  return accountOf('kyc.unblocked', asked, origin.requestId, written);
}

/** Gives a player who was blocked lately back what the block took the place of. */
export async function unblockPlayer(
  services: KycServices,
  context: StaffContext,
  asked: Asked,
): Promise<Decided> {
  const { audit, identity, store } = services;
  const origin = byStaff(context);
  const decided = await audit.record<Decided>(origin, async (tx) => {
    const lifted = await liftWithin(services, tx, origin, { ...asked, isAlone: true });
    if (lifted !== null) return lifted;
    const status = await store.statusIn(tx, asked.uid);
    return nothingChanged({ status, changed: false, ended: 0 });
  });
  if (decided.changed) identity.countDecision('unblocked');
  return decided;
}
