import type { Game, GameCard, Provider } from '@perya/contract/catalogue/calls/catalogue';
import { seconds } from '../../platform/wire-time.ts';
import type { GameRow } from './game.store.ts';
import type { Platform } from './listing.store.ts';

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

export function presentCard(game: GameRow): GameCard {
  return {
    id: String(game.id),
    code: game.code,
    img: game.img,
    venue_id: String(game.venueId),
    logo: game.logo,
    platform_id: game.platformId,
    en_name: game.enName,
    maintained: flag(game.isMaintained),
    ...(game.isMaintained && game.maintenance ? { maintenance: game.maintenance } : {}),
    is_hot: flag(game.isHot),
    is_new: flag(game.isNew),
    rtp: game.rtp,
    ...(game.opens === null ? {} : { opens: game.opens }),
  };
}

export function presentGame(game: GameRow): Game {
  return {
    ...presentCard(game),
    zh_name: game.zhName,
    game_id: game.providerGame,
    game_type: game.gameType,
    online: flag(game.isOnline),
    platform_name: game.platformName,
    sorting: game.sorting,
    created_at: seconds(game.createdAt),
    updated_at: seconds(game.updatedAt),
    updated_name: game.updatedName,
    updated_uid: String(game.updatedUid),
  };
}

export function presentPlayed(game: GameRow & { playedAt: Date }) {
  return { ...presentCard(game), played_at: seconds(game.playedAt) };
}

export function presentProvider({ venueId, id, logo, name }: Platform): Provider {
  return { venue_id: String(venueId), id, logo, name };
}

/** The rows under both names that the documents give them. [G-122 G-125 G-126] */
export function presentGamePage<Row extends { id: string }>(
  rows: Row[],
  total: number,
  size: number,
) {
  return { d: rows, data: rows, t: total, s: size, last_id: rows.at(-1)?.id ?? null };
}
