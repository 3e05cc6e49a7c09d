import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaffGames as call } from '@perya/contract/catalogue/staff-calls/games';
import type { CatalogueServices } from '../services.ts';
import { presentDeskGame } from './desk.present.ts';

/** Every game of the catalogue, also those that players do not see. */
export async function listDeskGames(
  { desk }: CatalogueServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await desk.page(request);
  return { ...page, rows: page.rows.map(presentDeskGame) };
}
