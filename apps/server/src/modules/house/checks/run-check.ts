import { setTimeout as wait } from 'node:timers/promises';
import type { Check, CheckName } from '@perya/contract/house/staff-calls/checks';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type AuditOrigin, byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { OnRange, Violation } from '../../ledger/index.ts';
import type { HouseServices } from '../services.ts';
import type { CheckRun } from './check.store.ts';
import { presentRun } from './checks.present.ts';

/** Enough to see what kind of damage it is. */
const violationsMax = 100;

/** Longer than the largest books take; whoever forgets one has not left it running for a day. */
const longestMs = 2 * 60 * 60_000;
/** No range makes the bets wait longer than this for their turn. */
const pauseMaxMs = 1000;

/** It was cancelled, the server is ending, or another server has taken it for dead. */
class BrokenOff extends Error {}

interface StartedCheck {
  run: CheckRun;
  /** Null if it was broken off. */
  ended: Promise<readonly Violation[] | null>;
}

/** After each range: notes the progress, and rests for as long as the range took, so that bets have half of the database at least. */
function pacing({ checks, isClosing }: HouseServices, run: CheckRun) {
  const begunAt = performance.now();
  let rangeAt = begunAt;
  return async (players: number) => {
    const tookMs = performance.now() - rangeAt;
    if (isClosing() || performance.now() - begunAt > longestMs) throw new BrokenOff();
    if (!(await checks.note(run.id, players))) throw new BrokenOff();
    await wait(Math.min(tookMs, pauseMaxMs));
    rangeAt = performance.now();
  };
}

async function follow(
  services: HouseServices,
  origin: AuditOrigin,
  run: CheckRun,
): Promise<readonly Violation[] | null> {
  const { checks, audit } = services;
  const read = {
    ledger: services.ledger.check,
    books: services.games.checkBooks,
    liability: (_all: undefined, onRange: OnRange) => checkLiability(services, onRange),
    points: services.points.check,
    promotions: services.promotions.check,
  }[run.name];
  try {
    const found = await read(undefined, pacing(services, run));
    return await audit.record<readonly Violation[] | null>(origin, async (tx) => {
      if (!(await checks.finish(tx, run.id, found))) return nothingChanged(null);
      const after = { check: run.name, run: String(run.id), violations: found.length };
      const action = found.length === 0 ? 'house.check-sound' : 'house.check-broken';
      return { result: found, entries: [{ action, subject: { kind: 'house' }, after }] };
    });
  } catch (error) {
    await checks.breakOff(run.id);
    if (error instanceof BrokenOff) return null;
    throw error;
  }
}

/** Begins a check in the background; one at a time, whatever process it runs in. */
export async function startCheck(
  services: HouseServices,
  origin: AuditOrigin,
  name: CheckName,
): Promise<StartedCheck> {
  const { checks, running } = services;
  const { countWallets } = name === 'points' ? services.points : services.ledger;
  const total = await countWallets();
  const run = await checks.begin(name, nameOfActor(origin.actor), total);
  if (!run) throw new Refusal('CHECK_RUNNING');
  const ended = follow(services, origin, run);
  running.add(ended);
  void ended.catch(() => {}).then(() => running.delete(ended));
  return { run, ended };
}

/** Holds what is owed to each player against the ledger, some players at a time, and counts the sum anew. */
async function checkLiability(
  { ledger, liability }: Pick<HouseServices, 'ledger' | 'liability'>,
  onRange?: OnRange,
): Promise<Violation[]> {
  const read = (range: Parameters<typeof liability.listViolationsBetween>[0]) =>
    liability.listViolationsBetween(range, violationsMax);
  const found = await ledger.readInRanges(read, { max: violationsMax, onRange });
  await liability.count();
  return found;
}

/** Begins a check for a member of staff, who need not wait for it. */
export async function runCheckByStaff(
  services: HouseServices,
  context: StaffContext,
  name: CheckName,
): Promise<Check> {
  const { log } = context;
  const { run, ended } = await startCheck(services, byStaff(context), name);
  ended.then(
    (found) => {
      const [first] = found ?? [];
      if (first) log.error({ check: name, first: first.invariant }, 'a check of the books failed');
    },
    (err: unknown) => log.error({ err, check: name }, 'a check could not be run'),
  );
  return presentRun(services, run);
}

/** Ends a check that runs, on whatever server, after the range of players it is at. */
export async function cancelCheck(
  services: HouseServices,
  context: StaffContext,
  id: bigint,
): Promise<Check> {
  const { audit, checks } = services;
  const origin = byStaff(context);
  const run = await audit.record<CheckRun | null>(origin, async (tx) => {
    const cancelled = await checks.cancel(tx, id, nameOfActor(origin.actor));
    if (!cancelled) return nothingChanged(null);
    const after = { check: cancelled.name, run: String(id) };
    return {
      result: cancelled,
      entries: [{ action: 'house.check-cancelled', subject: { kind: 'house' }, after }],
    };
  });
  if (!run) throw new Refusal('CHECK_NOT_RUNNING');
  return presentRun(services, run);
}
