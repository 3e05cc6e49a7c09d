import { dormancyNoticeDays } from '@perya/contract/limits/policy';
import { manilaDay } from '@perya/contract/manila-time';
import type pg from 'pg';
import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { accountDormant, inactiveWarned } from '../events.ts';
import type { LimitsServices } from '../services.ts';
import { type DormancyStep, decideDormancy } from './decide-dormancy.ts';

type Needed = Pick<LimitsServices, 'audit' | 'identity' | 'policy' | 'dormancy'>;

const batchSize = 500;
const origin = bySystem('limits-dormancy');

/** What comes next of an account, if anything. */
async function nextStep(
  { identity, dormancy }: Needed,
  uid: bigint,
  days: number,
  client?: pg.ClientBase,
): Promise<DormancyStep | null> {
  const lastLoginAt = await identity.lastLoginAt(uid, client);
  const use = await dormancy.readUse(uid, client);
  if (lastLoginAt === null || use.dormantSince !== null) return null;
  const { now, lastMovedAt, warnedAt } = use;
  const lastUsedAt = lastMovedAt !== null && lastMovedAt > lastLoginAt ? lastMovedAt : lastLoginAt;
  return decideDormancy({ now, days, lastUsedAt, warnedAt });
}

/**
 * Warns the player of an account, or lets it sleep, in one transaction. The player is held before the wallet, as a login
 * and a bet hold them: what either has written meanwhile is seen, and decides.
 */
async function takeStep(services: Needed, uid: bigint, days: number): Promise<void> {
  const { audit, identity, dormancy } = services;
  await audit.record(origin, async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    await dormancy.hold(tx, uid);
    const step = await nextStep(services, uid, days, tx);
    if (step === null) return nothingChanged(undefined);
    const { now } = await dormancy.readUse(uid, tx);
    const about = { uid, key: `${uid}/${now.getTime()}` };
    const subject = { kind: 'player', uid } as const;
    if (step.kind === 'warn') {
      const day = manilaDay(step.dormantAt);
      await dormancy.noteWarning(tx, uid, now);
      return {
        result: undefined,
        entries: [{ action: 'limits.inactive-warned', subject, after: { dormant_from: day } }],
        events: [eventOf(inactiveWarned, about, { brand, day })],
      };
    }
    await dormancy.write(tx, uid, nameOfActor(origin.actor), true);
    return {
      result: undefined,
      entries: [{ action: 'limits.account-dormant', subject, after: { inactive_days: days } }],
      events: [eventOf(accountDormant, about, { brand })],
    };
  });
}

/** Every account with money once a day; one in a transaction, so whoever is killed goes on the next day. */
export async function findInactive(services: Needed): Promise<void> {
  const { identity, policy, dormancy } = services;
  const days = await policy.value('inactive_days');
  if (days === 0) return;
  const unmovedDays = days - dormancyNoticeDays;
  let found = await dormancy.listUnmoved(unmovedDays, null, batchSize);
  while (found.length > 0) {
    for (const { uid } of found) {
      const step = await nextStep(services, uid, days);
      // A closed account has rules of its own, and no login that could end this one.
      if (step === null || (await identity.closings.find(uid)) !== null) continue;
      await takeStep(services, uid, days);
    }
    found = await dormancy.listUnmoved(unmovedDays, found.at(-1) ?? null, batchSize);
  }
}
