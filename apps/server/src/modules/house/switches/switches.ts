import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as wire from '@perya/contract/house/staff-calls/stops';
import type { listStops as call, StopEffect } from '@perya/contract/house/staff-calls/stops';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { Stop, StopTarget } from '../../stops/index.ts';
import { type NameActor, nameActors } from '../actor-names.ts';
import type { HouseServices } from '../services.ts';

const presentStop = (stop: Stop, nameOf: NameActor): wire.Stop => ({
  id: String(stop.id),
  scope: stop.scope,
  subject: stop.subject,
  stopped_at: seconds(stop.stoppedAt),
  stopped_by: nameOf(stop.stoppedBy),
  reason: stop.reason,
  resumed_at: seconds(stop.resumedAt),
  resumed_by: stop.resumedBy === null ? null : nameOf(stop.resumedBy),
  resume_reason: stop.resumeReason,
});

async function presentStops(
  { staff }: Pick<HouseServices, 'staff'>,
  stops: readonly Stop[],
): Promise<wire.Stop[]> {
  const actors = stops.flatMap(({ stoppedBy, resumedBy }) => [stoppedBy, resumedBy]);
  const nameOf = await nameActors(staff, actors);
  return stops.map((stop) => presentStop(stop, nameOf));
}

const uidPattern = /^[1-9]\d{0,17}$/;

async function findName(
  { catalogue, identity }: HouseServices,
  { scope, subject }: StopTarget,
): Promise<string | null> {
  if (scope === 'house') return subject === '' ? '' : null;
  if (scope === 'venue') return (await catalogue.findVenue(subject))?.name ?? null;
  if (scope === 'game') return (await catalogue.findGame(subject))?.name ?? null;
  if (!uidPattern.test(subject)) return null;
  const isPlayer = (await identity.listNames([BigInt(subject)])).has(BigInt(subject));
  return isPlayer ? subject : null;
}

/** What it is called that is to be stopped; a slip of the pen must not look like a stop. */
async function findTarget(services: HouseServices, target: StopTarget): Promise<string> {
  const name = await findName(services, target);
  if (name === null) throw new Refusal('NOT_FOUND');
  return name;
}

/** What is stopped, or was, newest first. */
export async function listStops(
  services: HouseServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await services.stops.page(request);
  return { ...page, rows: await presentStops(services, page.rows) };
}

/** Whom a stop would meet now. */
export async function readStopEffect(
  services: HouseServices,
  target: StopTarget,
): Promise<StopEffect> {
  const name = await findTarget(services, target);
  const [{ players, isMore }, inForce] = await Promise.all([
    services.games.countAtPlay(target),
    services.stops.findInForce([target]),
  ]);
  return { name, players, is_more: isMore, is_stopped: inForce.length > 0 };
}

/** Stops gaming at once, by one person alone. What is stopped already is answered as it is. */
export async function stopByStaff(
  services: HouseServices,
  context: StaffContext,
  { scope, subject, reason }: StopTarget & { reason: string },
): Promise<wire.Stop> {
  const { stops } = services;
  const target = { scope, subject };
  await findTarget(services, target);
  const thrown = await stops.stop(byStaff(context), target, reason);
  const stop = thrown ?? (await stops.findInForce([target])).at(0);
  // Somebody else has resumed it between the two.
  const [answer] = await presentStops(services, stop ? [stop] : []);
  if (!answer) throw new Refusal('NOT_FOUND');
  return answer;
}
