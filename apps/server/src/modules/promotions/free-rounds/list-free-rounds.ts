import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listFreeRounds as ownCall } from '@perya/contract/promotions/calls/free-rounds';
import type { listStaffFreeRounds as staffCall } from '@perya/contract/promotions/staff-calls/free-rounds';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { FreeRoundsList, FreeRoundsRow } from './free-rounds-list.store.ts';

interface Services {
  list: FreeRoundsList;
  catalogue: Pick<Catalogue, 'findGame'>;
}

const pesos = (amount: bigint) => toPesos(centavos(amount));

function stateOf({ state, played, rounds }: FreeRoundsRow) {
  if (state === 'asked') return 'coming';
  return state === 'granted' && played < rounds ? 'open' : 'closing';
}

/** What a player can play for nothing, with the way into its game. */
export async function listFreeRounds(
  { list, catalogue }: Services,
  { uid }: { uid: bigint },
): Promise<AnswerOf<typeof ownCall>> {
  const rows = await list.listOpen(uid);
  const shown = await Promise.all(
    rows.map(async (row) => ({ row, game: await catalogue.findGame(row.gameCode) })),
  );
  return {
    free_rounds: shown.flatMap(({ row, game }) =>
      game === null
        ? []
        : [
            {
              id: row.id,
              name: { en: row.nameEn, tl: row.nameTl },
              game: { code: game.code, name: game.name, img: game.img },
              rounds: row.rounds,
              left: Math.max(row.rounds - row.played, 0),
              stake: pesos(row.stake),
              won: pesos(row.won),
              win_max: pesos(row.winMax),
              wagering_times: row.wageringTimes,
              ends_at: seconds(row.endsAt),
              state: stateOf(row),
            },
          ],
    ),
  };
}

/** Those of all players, for staff. */
export async function listStaffFreeRounds(
  { list }: Pick<Services, 'list'>,
  request: RequestOf<typeof staffCall>,
): Promise<AnswerOf<typeof staffCall>> {
  const page = await list.page(request);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      uid: String(row.uid),
      promotion: row.promotion,
      name_en: row.nameEn,
      name_tl: row.nameTl,
      venue: row.venue,
      game: row.gameCode,
      rounds: row.rounds,
      played: row.played,
      stake: pesos(row.stake),
      won: pesos(row.won),
      win_max: pesos(row.winMax),
      reserved: pesos(row.reserved),
      state: row.state,
      given_at: seconds(row.givenAt),
      ends_at: seconds(row.endsAt),
    })),
  };
}
