import type { GameState, StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { DeskGame } from './desk.store.ts';

function stateOf({ isOnline, isAround, isMaintained }: DeskGame): GameState {
  if (!isOnline || !isAround) return 'closed';
  return isMaintained ? 'maintained' : 'open';
}

export function presentDeskGame(game: DeskGame): StaffGame {
  return {
    id: String(game.id),
    code: game.code,
    name: game.name,
    img: game.img,
    venue: game.venue,
    platform: game.platform,
    platform_name: game.platformName,
    category: game.category,
    sorting: game.sorting,
    is_hot: game.isHot,
    is_new: game.isNew,
    opens: game.opens,
    is_online: game.isOnline,
    is_maintained: game.isMaintained,
    maintenance: game.maintenance,
    state: stateOf(game),
    provider_game: game.providerGame,
    rtp: game.rtp,
    languages: game.languages,
    stake_min: toPesos(game.stakeMin),
    stake_max: toPesos(game.stakeMax),
    win_times: game.winTimes,
    revision: game.revision,
    updated_at: seconds(game.updatedAt),
  };
}
