import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStops as call } from '@perya/contract/house/staff-calls/stops';
import { listRows } from '@perya/contract/staff/list';
import type { HouseServices } from '../dependencies.ts';
import { readCursor, writeCursor } from '../id-cursor.ts';
import { presentStops } from './stops.present.ts';

/** What is stopped, or was, newest first. */
export async function listStops(
  services: HouseServices,
  { cursor, limit = listRows.byDefault, box }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { stops } = services;
  const list = box === 'in-force' ? stops.listInForce : stops.listEnded;
  const found = await list(limit + 1, readCursor(cursor));
  const rows = found.slice(0, limit);
  return {
    rows: await presentStops(services, rows),
    next: found.length > limit ? writeCursor(rows.at(-1)?.id) : null,
    count: null,
  };
}
