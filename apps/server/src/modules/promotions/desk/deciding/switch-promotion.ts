import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { switchPromotion as call } from '@perya/contract/promotions/staff-calls/deciding';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Recorded } from '../../../audit/index.ts';
import type { DeskPromotion } from '../desk.store.ts';
import { readPromotion } from '../look-up-promotions.ts';
import type { DeskServices } from '../services.ts';

const actions = {
  paused: 'promotions.paused',
  running: 'promotions.resumed',
  ended: 'promotions.ended',
} as const;
type Switch = keyof typeof actions;

async function carryOut(
  { desk, deciding }: DeskServices,
  tx: Recorded,
  { id, state, startsAt }: DeskPromotion,
  to: Switch,
): Promise<void> {
  const isOn = state === 'running' || state === 'scheduled';
  if (state === to || (to === 'running' && isOn)) throw new Refusal('STAFF_SO_ALREADY');
  if (to === 'ended') {
    // What never ran owes nobody anything.
    const hasRun = state !== 'draft' && startsAt < (await desk.readClock(tx));
    return hasRun ? deciding.endNow(tx, id) : deciding.setState(tx, id, 'ended');
  }
  if (to === 'paused' ? !isOn : state !== 'paused') throw new Refusal('PROMOTION_NOT_NOW');
  await deciding.setState(tx, id, to === 'paused' ? 'paused' : 'published');
}

/** Pauses a promotion, goes on with it or ends it. Whatever is given from the commit on, on any server, knows of it. */
export async function switchPromotion(
  services: DeskServices,
  context: StaffContext,
  { id, to, words }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const reason = readWords(words);
  await services.audit.record(byStaff(context), async (tx) => {
    const row = await services.deciding.lock(tx, id);
    if (!row) throw new Refusal('NOT_FOUND');
    await carryOut(services, tx, row, to);
    const subject = { kind: 'promotion', id: String(id) } as const;
    const entry = { action: actions[to], subject, before: { state: row.state }, reason };
    return { result: undefined, entries: [{ ...entry, after: { state: to } }] };
  });
  services.cache.expire();
  services.metrics.countChange(to);
  return readPromotion(services, id);
}
