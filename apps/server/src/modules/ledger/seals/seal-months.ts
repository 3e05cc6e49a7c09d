import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { checkInvariants, type OnRange, readInRanges } from '../check-invariants.ts';
import type { BooksServices } from '../services.ts';
import type { MonthSeal } from './seal.store.ts';

/** Longer than any statement of ours may take. */
const writersMaxMs = 60_000;
const lookEveryMs = 200;

/** Until nobody writes any more who has read the clock before now: a closed month is whole by then. */
async function untilWritten({ seals }: Pick<BooksServices, 'seals'>): Promise<void> {
  const xid = await seals.drawTransaction();
  const giveUpAt = performance.now() + writersMaxMs;
  while (!(await seals.havePassed(xid))) {
    if (performance.now() > giveUpAt) {
      throw new Error('A transaction that is open for a minute keeps the month from being sealed');
    }
    await wait(lookEveryMs);
  }
}

/**
 * Brings the next closed month to where it can be sealed, and answers which; null where there is none. What
 * breaks the books is not made their beginning. May be cut off and begun anew at any time, also by two at once.
 */
export async function prepareSeal(
  services: BooksServices,
  onRange?: OnRange,
): Promise<string | null> {
  const { seals } = services;
  const [month] = await seals.listToSeal();
  if (month === undefined) return null;
  await untilWritten(services);
  const [broken] = await checkInvariants(services, undefined, onRange);
  if (broken) {
    throw new Error(
      `${month} is not sealed: ${broken.invariant}, player ${broken.uid}, ${broken.detail}`,
    );
  }
  const read = async (range: Parameters<typeof seals.notePlayers>[1]) => {
    await seals.notePlayers(month, range);
    return [];
  };
  await readInRanges(services, read, { max: 1, onRange });
  return month;
}

/** Seals what was prepared; null where another process has done so. */
export async function finishSeal(
  { seals }: Pick<BooksServices, 'seals'>,
  client: pg.ClientBase,
  month: string,
): Promise<MonthSeal | null> {
  if (!(await seals.sealMonth(client, month))) return null;
  const made = (await seals.listSeals(client)).find((seal) => seal.month === month);
  return made ?? null;
}
