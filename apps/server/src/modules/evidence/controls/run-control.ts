import type { ControlName } from '@perya/contract/evidence/controls';
import { eventOf } from '../../../platform/events/event.ts';
import {
  type BrokenRow,
  brokenMax,
  type Control,
  type Look,
  type Span,
} from '../../../platform/evidence/control.store.ts';
import { type AuditOrigin, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { controlBroken } from '../events.ts';
import type { EvidenceServices } from '../services.ts';
import type { ControlRun, NewRun } from './control.store.ts';

const dayMs = 24 * 60 * 60_000;

/** A day at a time: after a long pause no statement reads more than one. */
async function lookByDays(look: Control, { from, before }: Span): Promise<Look> {
  const broken: BrokenRow[] = [];
  let looked = 0n;
  for (let at = from.getTime(); at < before.getTime(); at += dayMs) {
    const end = Math.min(at + dayMs, before.getTime());
    const seen = await look({ from: new Date(at), before: new Date(end) });
    looked += seen.looked;
    broken.push(...seen.broken);
    if (broken.length >= brokenMax) break;
  }
  return { looked, broken: broken.slice(0, brokenMax) };
}

async function writeRun(
  { audit, runs }: EvidenceServices,
  origin: AuditOrigin,
  run: NewRun,
): Promise<ControlRun | null> {
  return audit.record<ControlRun | null>(origin, async (tx) => {
    const written = await runs.finish(tx, run);
    if (written === null) return nothingChanged(null);
    const { control, found } = written;
    const key = String(written.id);
    const after = { control, run: key, looked: Number(written.looked), found };
    const action = found === 0 ? 'evidence.control-sound' : 'evidence.control-broken';
    const events = [eventOf(controlBroken, { uid: null, key }, { control, found })];
    return {
      result: written,
      entries: [{ action, subject: { kind: 'house' }, after }],
      events: found === 0 ? [] : events,
    };
  });
}

/**
 * Looks whether a control holds for what was written since its last run, and for the last day again. Null if another
 * process has just done the same: of two at once one is written down.
 */
export async function runControl(
  services: EvidenceServices,
  origin: AuditOrigin,
  control: ControlName,
): Promise<ControlRun | null> {
  const span = await services.runs.nextSpan(control);
  const look = await lookByDays(services.controls[control], span);
  const startedBy = nameOfActor(origin.actor);
  return writeRun(services, origin, { ...span, ...look, control, startedBy });
}
