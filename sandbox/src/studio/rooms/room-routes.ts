import { encodeJson } from '@perya/game-kit/json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findGame } from '../find-game.ts';
import { resumeSession } from '../open-launch.ts';
import { refusal } from '../refusals.ts';
import type { Studio } from '../studio.ts';
import { readRoom } from './read-room.ts';
import { readShownSeeds } from './read-shown-seeds.ts';
import { isRoomGame } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import { wakeRoom } from './rooms.store.ts';
import { awakeSeconds } from './run-rooms.ts';

/** A proxy that sees nothing for a while would close the line. */
const signOfLifeMs = 10_000;
/** Whoever reads no more is let go, and comes back to a snapshot. */
const unreadBytes = 64 * 1024;

type SendJson = (reply: FastifyReply, value: unknown) => FastifyReply;

/** One line of a room: a snapshot at once, then another at every change, as server-sent events. */
async function openLine(studio: Studio, key: RoomKey, reply: FastifyReply): Promise<void> {
  await wakeRoom(studio.pool, key, awakeSeconds);
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers would hold the messages back.
    'x-accel-buffering': 'no',
  });
  const push = (message: string) => {
    if (raw.writableLength > unreadBytes) raw.destroy();
    else raw.write(`data: ${message}\n\n`);
  };
  const leave = studio.rooms.hub.listen(key, push);
  const sign = setInterval(() => raw.write(': here\n\n'), signOfLifeMs);
  const end = () => {
    clearInterval(sign);
    leave();
  };
  // A line that breaks while something is written to it is no fault of ours.
  raw.on('error', () => {});
  raw.once('close', end);
  // Whoever left before they were let in.
  if (raw.closed) end();
  // Listening first, so that no change is missed; a listener leaves out what is older than what it knows.
  await readRoom(studio, key).then(
    (snapshot) => push(encodeJson(snapshot)),
    () => raw.destroy(),
  );
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
