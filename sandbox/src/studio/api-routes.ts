import { clientSeedPattern } from '@perya/game-kit/fair-source';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Health } from './health/health.ts';
import { makeMove } from './make-move.ts';
import { registerMates } from './mates/mates-routes.ts';
import { resumeSession } from './open-launch.ts';
import { placeBet } from './place-bet.ts';
import { pastRoundsMax, readPastRounds } from './read-past-rounds.ts';
import { readRecord, roundIdPattern } from './read-record.ts';
import { readFairness, readStatus } from './read-status.ts';
import { refusal, StudioBusy, StudioRefusal } from './refusals.ts';
import { readClock } from './rooms/holds.store.ts';
import { joinRoom } from './rooms/join-room.ts';
import { moveInRoom } from './rooms/move-in-room.ts';
import { isRoomGame } from './rooms/room-game.ts';
import { registerRooms } from './rooms/room-routes.ts';
import { sayInRoom } from './rooms/say-in-room.ts';
import { findLiveRound, markShown } from './rounds.store.ts';
import { ensureSeat, type SessionRow, updateClientSeed } from './seats.store.ts';
import { newSeedsOf, type Studio } from './studio.ts';
import { moveAtTable } from './tables/move-at-table.ts';
import { sitDown } from './tables/sit-down.ts';
import { isTableGame } from './tables/table-game.ts';
import { registerTables } from './tables/table-routes.ts';

const requestIdPattern = /^[\w-]{8,64}$/;

/** Bodies carry amounts as whole numbers, which plain JSON would round. */
function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, decodeJson(text.toString()));
    } catch {
      done(refusal('BAD_REQUEST'));
    }
  });
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw refusal('BAD_REQUEST');
  return body as Record<string, unknown>;
}

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw refusal('BAD_REQUEST');
  return value;
}

function roundIdsOf(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > pastRoundsMax) throw refusal('BAD_REQUEST');
  return value.map((id) => matching(id, roundIdPattern));
}

function answerError(studio: Studio, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof StudioRefusal) {
    reply.code(error.code === 'UNKNOWN_SESSION' ? 401 : 200);
    return sendJson(reply, { refused: { code: error.code, text: error.text } });
  }
  if (error instanceof BetRefused) {
    return sendJson(reply, { refused: { code: 'BET_REFUSED', text: error.text } });
  }
  if (error instanceof StudioBusy) return sendJson(reply.code(503), { busy: error.message });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) studio.log(String(error));
  return sendJson(reply.code(status), { failed: status });
}

function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(encodeJson(value));
}

type Act = (
  session: SessionRow,
  request: FastifyRequest,
  /** When it came, by the steady clock of this process. */
  arrivedAtMs: number,
) => Promise<unknown>;

/** How a bet is placed: at a seat of its own, in a room, or at a table with others. */
function placeOf(game: string): typeof placeBet {
  if (isTableGame(game)) return sitDown;
  return isRoomGame(game) ? joinRoom : placeBet;
}

/** The API of the game client. The session is in a header: the sandboxed frame has no cookies. */
export function registerApi(
  app: FastifyInstance,
  studio: Studio,
  health: Pick<Health, 'report'>,
): void {
  registerBodies(app);
  app.setErrorHandler((error, _request, reply) => answerError(studio, error, reply));
  const answer = (act: Act) => async (request: FastifyRequest, reply: FastifyReply) => {
    const arrivedAtMs = performance.now();
    const session = await resumeSession(studio, request.headers.authorization);
    return sendJson(reply, await act(session, request, arrivedAtMs));
  };

  app.get(
    '/api/state',
    answer((session) => readStatus(studio, session)),
  );
  app.get(
    '/api/past',
    answer((session) => readPastRounds(studio, session)),
  );
  app.post(
    '/api/bet',
    answer((session, { body }) => {
      if (health.report().fault !== null) throw refusal('CHECKED_ITSELF');
      const { requestId, bet } = fieldsOf(body);
      return placeOf(session.game)(studio, session, matching(requestId, requestIdPattern), bet);
    }),
  );
  app.post(
    '/api/move',
    answer((session, { body }, arrivedAtMs) => {
      const { requestId, roundId, move } = fieldsOf(body);
      const named = {
        requestId: matching(requestId, requestIdPattern),
        roundId: matching(roundId, roundIdPattern),
      };
      if (isTableGame(session.game)) return moveAtTable(studio, session, { ...named, wish: move });
      return isRoomGame(session.game)
        ? moveInRoom(studio, session, { ...named, wish: move, arrivedAtMs })
        : makeMove(studio, session, { ...named, input: move });
    }),
  );
  app.post(
    '/api/shown',
    answer(async (session, { body }) => {
      await markShown(studio, session, roundIdsOf(fieldsOf(body)['roundIds']));
      return {};
    }),
  );
  app.post(
    '/api/room/say',
    answer((session, { body }) => sayInRoom(studio, session, fieldsOf(body)['phrase'])),
  );
  app.post(
    '/api/seed',
    answer((session, { body }) => changeClientSeed(studio, session, fieldsOf(body)['clientSeed'])),
  );
  app.get(
    '/api/clock',
    answer(async () => ({ nowMs: (await readClock(studio.pool)).getTime() })),
  );
  // For auditors and alarms, who have no session: hashes of what decides rounds, and whether it checks itself well.
  app.get('/api/health', async (_request, reply) => sendJson(reply, health.report()));
  registerRooms(app, studio, sendJson);
  registerTables(app, studio);
  registerMates(app, studio);
  app.get<{ Params: { id: string } }>('/api/round/:id', async (request, reply) => {
    const record = await readRecord(studio, request.params.id);
    if (!record) throw refusal('UNKNOWN_ROUND');
    return sendJson(reply, record);
  });
}

/** Counts from the next round on: an open round keeps its seeds. */
async function changeClientSeed(studio: Studio, session: SessionRow, clientSeed: unknown) {
  if (typeof clientSeed !== 'string' || !clientSeedPattern.test(clientSeed)) {
    throw refusal('BAD_SEED');
  }
  if (isRoomGame(session.game) || isTableGame(session.game)) throw refusal('SHARED_SEED');
  const seeds = newSeedsOf(session.game);
  await ensureSeat(studio, session, seeds);
  await updateClientSeed(studio.pool, studio.vault, session, { ...seeds, clientSeed });
  return readFairness(studio, session, await findLiveRound(studio, session));
}
