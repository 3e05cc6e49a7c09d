import type { AnswerOf } from '@perya/contract/call';
import {
  type readHomeFeed as call,
  type RecentWin,
  recentWinMinutes,
  topGamesMax,
} from '@perya/contract/games/calls/home-feed';
import { toPesos } from '@perya/money';
import { maskName } from '../../../platform/mask-name.ts';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { GamesServices } from '../services.ts';
import type { RecentWinRow } from './recent-wins.store.ts';

type Services = Pick<GamesServices, 'recentWins' | 'catalogue' | 'identity' | 'now'>;
type Feed = AnswerOf<typeof call>;

const winsShown = 20;
/** Games that are closed by now are left out, so more are asked for than are shown. */
const topAsked = 3 * topGamesMax;
/** However many open the home page, the database is asked once in so long. */
const freshMs = 5000;

async function presentWins(
  { catalogue, identity }: Services,
  rows: readonly RecentWinRow[],
): Promise<RecentWin[]> {
  const names = await identity.listNames([...new Set(rows.map(({ uid }) => uid))]);
  return Promise.all(
    rows.map(async ({ uid, betId, gameCode, payout, settledAt }) => {
      const game = await catalogue.findGame(gameCode);
      return {
        id: String(betId),
        nickname: maskName(names.get(uid) ?? ''),
        game_code: gameCode,
        game_name: game?.name ?? gameCode,
        img: game?.img ?? '',
        amount: toPesos(payout),
        at: seconds(settledAt),
      };
    }),
  );
}

async function readFeed(services: Services, withTesters: boolean): Promise<Feed> {
  const { recentWins, catalogue, now } = services;
  const since = new Date(now() - recentWinMinutes * 60_000);
  const [wins, codes] = await Promise.all([
    recentWins.list(since, winsShown),
    recentWins.listMostPlayed(new Date(now()), withTesters, topAsked),
  ]);
  const cards = await catalogue.listCards(codes);
  return { wins: await presentWins(services, wins), top: cards.slice(0, topGamesMax) };
}

/** The same for everybody, from memory for some seconds. */
export function createHomeFeed(
  services: Services,
  withTesters: boolean,
): GamesServices['homeFeed'] {
  let kept: { feed: Feed; readAt: number } | null = null;
  const read = shareInFlight(async () => {
    const readAt = services.now();
    const feed = await readFeed(services, withTesters);
    kept = { feed, readAt };
    return feed;
  });
  return {
    read: async (): Promise<Feed> =>
      kept !== null && services.now() - kept.readAt < freshMs ? kept.feed : read(),
    /** Makes the next read ask anew. */
    forget(): void {
      kept = null;
    },
  };
}
