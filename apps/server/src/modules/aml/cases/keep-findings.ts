import type { NewEvent } from '../../../platform/events/event.ts';
import { eventOf } from '../../../platform/events/event.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import { caseOpened } from '../events.ts';
import { dueOf } from '../rules/policy.store.ts';
import type { AmlServices } from '../services.ts';
import type { FindingRow, NewFinding } from './case.store.ts';

interface Found {
  uid: bigint;
  findings: readonly NewFinding[];
  /** What was known of the player before. */
  known: readonly FindingRow[];
  /** Who or what has found it, as in `system:aml_look`. */
  by: string;
  /** Whether payouts of the player wait from now on. */
  holds: boolean;
}

interface Kept {
  /** The case that it belongs to; null where the law wants a report and nobody has to decide. */
  caseId: bigint | null;
  entries: readonly [Entry, ...Entry[]];
  events: readonly NewEvent[];
}

type Needs = Pick<AmlServices, 'cases' | 'reports' | 'policy' | 'holds' | 'waiting'>;

const isSame = (one: NewFinding, other: NewFinding) =>
  one.ground === other.ground && one.day === other.day && one.topic === other.topic;

/** The law wants a report of it, and nobody has to find it suspicious first. */
const isCovered = ({ ground }: NewFinding) => ground === 'covered';

const firstDay = (findings: readonly NewFinding[]) =>
  findings.map(({ day }) => day).sort()[0] ?? '';

/** The open case of the player, or a new one. Of two who open one at once the second finds that of the first. */
async function caseFor(
  { cases, policy }: Needs,
  tx: Recorded,
  { uid, by }: Found,
  fresh: readonly NewFinding[],
): Promise<{ id: bigint; opened: NewEvent | null }> {
  const open = await cases.lockOpenOf(tx, uid);
  if (open !== null) return { id: open, opened: null };
  const sinceDay = firstDay(fresh);
  const dueOn = dueOf(sinceDay, await policy.read(tx));
  const made = await cases.open(tx, { uid, by, sinceDay, dueOn });
  if (made !== null) {
    const about = { uid: null, key: String(made) };
    return { id: made, opened: eventOf(caseOpened, about, { due_on: dueOn }) };
  }
  const others = await cases.lockOpenOf(tx, uid);
  if (others === null) throw new Error('A case was opened and closed at once');
  return { id: others, opened: null };
}

/**
 * Keeps what was found: what is suspicious in the player's case, what is covered as a report that is due. No entry and no
 * event names the player, because others than the officers read those.
 */
export async function keepFindings(services: Needs, tx: Recorded, found: Found): Promise<Kept> {
  const { cases, reports, policy, holds } = services;
  const { uid, findings, known } = found;
  const isNew = (each: NewFinding) => !known.some((held) => isSame(held, each));
  const suspicious = findings.filter((each) => !isCovered(each));
  const fresh = suspicious.filter(isNew);
  // What has only grown belongs to the case that it was found for.
  const { id, opened } =
    fresh.length > 0 ? await caseFor(services, tx, found, fresh) : { id: null, opened: null };
  for (const each of findings) await cases.note(tx, each, isCovered(each) ? null : id);
  for (const { day } of findings.filter(isCovered)) {
    const dueOn = dueOf(day, await policy.read(tx));
    await reports.add(tx, { kind: 'ctr', uid, day, dueOn, caseId: null });
  }
  const isHeld = found.holds && fresh.length > 0 && (await holds.place(tx, uid));
  // The rating follows from what is known.
  await services.waiting.queue(tx, uid);
  const after = { grounds: findings.map(({ ground }) => ground), payouts_held: isHeld };
  const subject =
    id === null
      ? ({ kind: 'list', list: 'aml-reports' } as const)
      : ({ kind: 'case', id: String(id) } as const);
  return {
    caseId: id,
    entries: [{ action: 'aml.found', subject, after }],
    events: opened ? [opened] : [],
  };
}
