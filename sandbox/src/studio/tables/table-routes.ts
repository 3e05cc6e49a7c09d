import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStream } from '../lines/open-stream.ts';
import { resumeSession } from '../open-launch.ts';
import { refusal } from '../refusals.ts';
import type { Studio } from '../studio.ts';
import { isTableGame } from './table-game.ts';

/** The line of a player at the tables: how they stand now, then again at every change. */
export function registerTables(app: FastifyInstance, studio: Studio): void {
  app.get('/api/table/live', async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await resumeSession(studio, request.headers.authorization);
    if (!isTableGame(session.game)) throw refusal('UNKNOWN_GAME');
    openStream(reply, (push) => studio.tables.listen(session, push));
    return reply;
  });
}
