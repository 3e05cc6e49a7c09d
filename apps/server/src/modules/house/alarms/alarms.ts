import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  acknowledgeAlarm as acknowledgeCall,
  listAlarms as listCall,
  PastAlarm,
} from '@perya/contract/house/staff-calls/alarms';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { nameActors } from '../actor-names.ts';
import type { HouseServices } from '../services.ts';
import type { AlarmRow } from './alarm.store.ts';

async function presentAlarms(
  { staff }: Pick<HouseServices, 'staff'>,
  rows: readonly AlarmRow[],
): Promise<PastAlarm[]> {
  const nameOf = await nameActors(
    staff,
    rows.map(({ acknowledgedBy }) => acknowledgedBy),
  );
  return rows.map(({ acknowledgedBy: by, ...row }) => ({
    id: String(row.id),
    name: row.name,
    level: row.level,
    about: row.about,
    figure: row.figure,
    raised_at: seconds(row.raisedAt),
    ended_at: seconds(row.endedAt),
    told_at: seconds(row.toldAt),
    acknowledged_at: seconds(row.acknowledgedAt),
    acknowledged_by: by === null ? null : nameOf(by),
  }));
}

/** What was wrong and what is, newest first. */
export async function listAlarms(
  services: HouseServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await services.alarms.page(request);
  return { ...page, rows: await presentAlarms(services, page.rows) };
}

/** Takes an alarm on; whoever comes second is told who was first. */
export async function acknowledgeAlarm(
  services: HouseServices,
  context: StaffContext,
  { id, reason }: RequestOf<typeof acknowledgeCall>,
): Promise<PastAlarm> {
  const origin = byStaff(context);
  const row = await services.audit.record<AlarmRow | null>(origin, async (tx) => {
    const found = await services.alarms.acknowledge(tx, BigInt(id), nameOfActor(origin.actor));
    if (!found?.isFirst) return nothingChanged(found?.alarm ?? null);
    const { name, about, level } = found.alarm;
    const after = { alarm: id, name, about, level };
    return {
      result: found.alarm,
      entries: [{ action: 'house.alarm-acknowledged', subject: { kind: 'house' }, after, reason }],
    };
  });
  const [alarm] = await presentAlarms(services, row ? [row] : []);
  if (!alarm) throw new Refusal('NOT_FOUND');
  return alarm;
}
