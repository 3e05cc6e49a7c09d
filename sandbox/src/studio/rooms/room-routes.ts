import { encodeJson } from '@perya/game-kit/json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findGame } from '../find-game.ts';
import { openStream } from '../lines/open-stream.ts';
import { resumeSession } from '../open-launch.ts';
import { refusal } from '../refusals.ts';
import type { Studio } from '../studio.ts';
import { readRoom } from './read-room.ts';
import { readShownSeeds } from './read-shown-seeds.ts';
import { isRoomGame } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import { wakeRoom } from './rooms.store.ts';
import { awakeSeconds } from './run-rooms.ts';

type SendJson = (reply: FastifyReply, value: unknown) => FastifyReply;

/** One line of a room: a snapshot at once, then another at every change, as server-sent events. */
async function openLine(studio: Studio, key: RoomKey, reply: FastifyReply): Promise<void> {
  await wakeRoom(studio.pool, key, awakeSeconds);
  openStream(reply, (push) => {
    const leave = studio.rooms.hub.listen(key, push);
    // Listening first, so that no change is missed; a listener leaves out what is older than what it knows.
    void readRoom(studio, key).then(
      (snapshot) => push(encodeJson(snapshot)),
      () => reply.raw.destroy(),
    );
    return leave;
  });
}

export function registerRooms(app: FastifyInstance, studio: Studio, sendJson: SendJson): void {
  app.get('/api/room/live', async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await resumeSession(studio, request.headers.authorization);
    if (!isRoomGame(session.game)) throw refusal('UNKNOWN_GAME');
    await openLine(studio, session, reply);
    return reply;
  });
  app.get<{ Params: RoomKey }>('/room/:venue/:game/seeds', async (request, reply) => {
    const { venue, game } = request.params;
    const isRoom = findGame(game)?.module.room !== undefined;
    const seeds = isRoom ? await readShownSeeds(studio, { venue, game }) : null;
    if (!seeds) throw refusal('UNKNOWN_GAME');
    return sendJson(reply, seeds);
  });
}
