import type { GameReturn } from '@perya/contract/games/staff-calls/returns';
import { centavos, toPesos } from '@perya/money';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { judgeReturn } from './judge-return.ts';
import type { ReturnRow } from './returns.store.ts';

const percent = (share: number | null) => (share === null ? null : (share * 100).toFixed(2));

export function presentReturn(row: ReturnRow, game: CatalogueGame | null): GameReturn {
  const declared = game ? { rtp: Number(game.rtp) / 100, winTimes: game.winTimes } : null;
  const { actual, low, high, verdict } = judgeReturn(
    {
      rounds: Number(row.rounds),
      staked: Number(row.staked),
      won: Number(row.won),
      stakedSquared: Number(row.stakedSquared),
      wonSquared: Number(row.wonSquared),
      products: Number(row.products),
    },
    declared,
  );
  return {
    from: row.from === '' ? null : row.from,
    game_code: row.gameCode,
    game_name: game?.name ?? row.gameCode,
    venue: game?.venue.code ?? null,
    rounds: Number(row.rounds),
    staked: toPesos(centavos(BigInt(row.staked))),
    won: toPesos(centavos(BigInt(row.won))),
    actual: percent(actual),
    theoretical: percent(declared?.rtp ?? null),
    low: percent(low),
    high: percent(high),
    verdict,
  };
}
