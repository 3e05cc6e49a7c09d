import { type DataFile, readPages, rowsFile } from '../../../platform/files/data-file.ts';
import type { GamesServices } from '../services.ts';
import { presentBet } from './bets.present.ts';
import type { BetRow } from './bets.store.ts';

const pageSize = 500;
/** Everything, from the first round to the one that runs. */
const always = {
  from: new Date(0),
  before: new Date('9999-01-01'),
  gameType: 0,
  status: 'all',
} as const;

async function* ownBets(
  { bets, catalogue }: Pick<GamesServices, 'bets' | 'catalogue'>,
  uid: bigint,
) {
  const rows = readPages<BetRow>((last) =>
    bets.list({ uid, ...always }, last?.id ?? null, pageSize),
  );
  for await (const row of rows) yield presentBet(row, await catalogue.findGame(row.gameCode));
}

/** Every round of the player, as the bet record shows it. */
export async function* readOwnData(
  services: Pick<GamesServices, 'bets' | 'catalogue'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield rowsFile('bets.json', ownBets(services, uid));
}
