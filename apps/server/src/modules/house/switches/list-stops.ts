import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStops as call } from '@perya/contract/house/staff-calls/stops';
import type { HouseServices } from '../services.ts';
import { presentStops } from './stops.present.ts';

/** What is stopped, or was, newest first. */
export async function listStops(
  services: HouseServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await services.stops.page(request);
  return { ...page, rows: await presentStops(services, page.rows) };
}
