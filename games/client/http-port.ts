import type { Text } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { Said } from '@perya/game-kit/phrases';
import type { MateNews } from './mates/mates-now.ts';
import type { Fairness, GamePort, GameStatus, Played, RoundRecord } from './port.ts';
import { PortRefusal } from './port.ts';
import { readEvents } from './room/read-events.ts';
import type { RoomNow } from './room/room-now.ts';
import type { TableNow } from './table/table-now.ts';
import type { PastRound } from './view.ts';

const timeoutMs = 20_000;

interface Refused {
  code: string;
  text: Text;
}

function isRefused(answer: unknown): answer is { refused: Refused } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

const againMs = 1000;

/** Follows a line until it is stopped, and comes back to a snapshot whenever it breaks. */
function followLine<News>(
  open: (signal: AbortSignal) => Promise<Response>,
  onNews: (news: News) => void,
) {
  const stopping = new AbortController();
  const follow = async () => {
    while (!stopping.signal.aborted) {
      const response = await open(stopping.signal).catch(() => null);
      // The session is over: the player hears so from whatever is asked next.
      if (response?.status === 401) return;
      const stream = response?.ok ? response.body : null;
      if (stream) {
        await readEvents(stream, (data) => onNews(decodeJson(data) as News)).catch(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  };
  void follow();
  return () => stopping.abort();
}

/** Calls the studio. Anything but its own answer counts as a network failure, to be retried. */
export function createHttpPort(baseUrl: string, session: string): GamePort {
  const call = async (path: string, input?: unknown): Promise<unknown> => {
    const response = await fetch(new URL(path, baseUrl), {
      method: input === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${session}`,
        ...(input === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input === undefined ? {} : { body: encodeJson(input) }),
      credentials: 'omit',
      cache: 'no-store',
      // What was seen is told even by a page that is being left.
      keepalive: path === 'api/shown',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = decodeJson(await response.text());
    if (isRefused(answer)) throw new PortRefusal(answer.refused.code, answer.refused.text);
    if (!response.ok) throw new Error(`The studio answered ${response.status}`);
    return answer;
  };
  const openLine = (path: string) => (signal: AbortSignal) =>
    fetch(new URL(path, baseUrl), {
      headers: { authorization: `Bearer ${session}`, accept: 'text/event-stream' },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
  return {
    readStatus: () => call('api/state') as Promise<GameStatus>,
    readPast: () => call('api/past') as Promise<readonly PastRound<unknown>[]>,
    bet: (requestId, bet) => call('api/bet', { requestId, bet }) as Promise<Played>,
    move: (requestId, roundId, move) =>
      call('api/move', { requestId, roundId, move }) as Promise<Played>,
    markShown: (roundIds) => call('api/shown', { roundIds }) as Promise<void>,
    changeClientSeed: (clientSeed) => call('api/seed', { clientSeed }) as Promise<Fairness>,
    readRecord: (roundId) => call(`api/round/${roundId}`) as Promise<RoundRecord>,
    readClock: async () => ((await call('api/clock')) as { nowMs: number }).nowMs,
    listen: (onRoom, onSaid) =>
      followLine<RoomNow | { said: Said }>(openLine('api/room/live'), (news) => {
        if ('said' in news) onSaid(news.said);
        else onRoom(news);
      }),
    say: (phrase) => call('api/room/say', { phrase }) as Promise<{ voice: number }>,
    followTable: (onTable) => followLine<TableNow>(openLine('api/table/live'), onTable),
    listenToMates: (onMates) => followLine<MateNews>(openLine('api/mates/live'), onMates),
  };
}
