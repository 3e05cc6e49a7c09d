import { kyc } from '@perya/contract/constants';
import { kycChangeReasons } from '@perya/contract/kyc/change-reasons';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { MadeBefore, MadePlayer } from '../../identity/index.ts';
import { statusChanged } from '../events.ts';
import type { KycServices } from '../services.ts';

type FreezeServices = Pick<
  KycServices,
  'audit' | 'identity' | 'store' | 'metrics' | 'freezes' | 'freezeMax'
>;

/** Whose time can run out: of the others, the house is late or the check is passed. */
const freezable: readonly KycStatus[] = ['unset', 'basic_account', 'rejected'];

const batchSize = 200;
/** Nobody needs to know it more exactly. */
const countMax = 10_000;
const origin = bySystem('kyc-freeze');
const by = {
  mover: 'job',
  actor: nameOfActor(origin.actor),
  reason: kycChangeReasons.overdue.en,
} as const;

/** Freezes one player, unless something has happened since the list was read; says whether it did. */
async function freezePlayer(services: FreezeServices, uid: bigint): Promise<boolean> {
  const { audit, identity, store, metrics } = services;
  const isFrozen = await audit.record<boolean>(origin, async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    const before = await store.statusIn(tx, uid);
    const spared = await store.rejectedWithin([uid], kyc.hoursAfterRejection, tx);
    const isSpared = before === 'rejected' && spared.has(uid);
    if (isSpared || !freezable.includes(before)) return nothingChanged(false);
    await store.holdBets(tx, uid);
    const after = await store.setStatus(tx, uid, 'frozen', by);
    return {
      result: true,
      entries: [
        {
          action: 'kyc.frozen',
          subject: { kind: 'player', uid },
          before: { status: before },
          after: { status: after },
          reason: by.reason,
        },
      ],
      events: [eventOf(statusChanged, { uid, key: `frozen-${uid}` }, { brand, before, after })],
    };
  });
  if (isFrozen) metrics.countFrozen();
  return isFrozen;
}

/** Those who need not be held to see that they have time left are passed over. */
async function dueAmong(
  { store }: FreezeServices,
  status: KycStatus,
  players: readonly MadePlayer[],
): Promise<bigint[]> {
  const uids = players.map(({ uid }) => uid);
  if (status !== 'rejected') return uids;
  const spared = await store.rejectedWithin(uids, kyc.hoursAfterRejection);
  return uids.filter((uid) => !spared.has(uid));
}

/** Who is due, up to what one run may freeze, and how many there are, up to the bound of counting. */
async function listDue(services: FreezeServices, max: number) {
  const due: bigint[] = [];
  let count = 0;
  for (const status of freezable) {
    let after: MadePlayer | null = null;
    do {
      const page: MadeBefore = { status, hours: kyc.deadlineHours, after, limit: batchSize };
      const players: MadePlayer[] = await services.identity.listMadeBefore(page);
      const found = await dueAmong(services, status, players);
      count += found.length;
      due.push(...found.slice(0, max - due.length));
      after = players.length === batchSize ? (players.at(-1) ?? null) : null;
    } while (after !== null && count < countMax);
  }
  return { due, count: Math.min(count, countMax) };
}

/**
 * Freezes every account whose 72 hours are over without a check that was passed or waits; answers how many.
 * More at once than an ordinary minute brings are no players who were late but a clock that was not there or
 * stood still: nobody is frozen then, and staff are told how many it would be. [A-126 A-485]
 */
export async function freezeOverdue(services: FreezeServices): Promise<number> {
  const { freezes, freezeMax } = services;
  if (!(await freezes.isRunning())) return 0;
  const { due, count } = await listDue(services, freezeMax);
  const isHeld = count > freezeMax;
  await freezes.note(count, isHeld);
  if (isHeld) return 0;
  let frozen = 0;
  for (const uid of due) frozen += (await freezePlayer(services, uid)) ? 1 : 0;
  return frozen;
}
