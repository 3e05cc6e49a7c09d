import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStream } from '../lines/open-stream.ts';
import { resumeSession } from '../open-launch.ts';
import { refusal } from '../refusals.ts';
import type { SessionRow } from '../seats.store.ts';
import { gameOf, type Studio } from '../studio.ts';
import { leaveSeat, type MateSeat, takeSeat } from './mates.store.ts';
import type { MateListener } from './mates-hub.ts';

/** A seat outlives a line that breaks by so much, and is told to be kept a few times meanwhile. */
const staysSeconds = 30;
const keepEveryMs = 10_000;

/** Keeps the seat while the line stands; one that was lost meanwhile is taken anew, perhaps elsewhere. */
async function keep(studio: Studio, session: SessionRow, places: number, listener: MateListener) {
  const seat = await takeSeat(studio.pool, session, { places, seconds: staysSeconds });
  const isSame = seat.scene === listener.seat.scene && seat.place === listener.seat.place;
  if (isSame) return;
  listener.seat = seat;
  await studio.mates.hear({ at: seat });
}

function follow(
  studio: Studio,
  session: SessionRow,
  terms: { seat: MateSeat; places: number },
  push: (message: string) => void,
): () => void {
  const listener = { seat: terms.seat, push };
  const warn = (error: unknown) => studio.log(String(error));
  const leave = studio.mates.listen(listener);
  void studio.mates.hear({ at: listener.seat }).catch(warn);
  const keeping = setInterval(
    () => void keep(studio, session, terms.places, listener).catch(warn),
    keepEveryMs,
  );
  return () => {
    clearInterval(keeping);
    leave();
    void leaveSeat(studio.pool, session, listener.seat).catch(warn);
  };
}

/** The line of a player in a shared scene: who is there, and what the others play. */
export function registerMates(app: FastifyInstance, studio: Studio): void {
  app.get('/api/mates/live', async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await resumeSession(studio, request.headers.authorization);
    const { mates: places } = gameOf(session.game).module;
    if (places === undefined) throw refusal('UNKNOWN_GAME');
    const seat = await takeSeat(studio.pool, session, { places, seconds: staysSeconds });
    openStream(reply, (push) => follow(studio, session, { seat, places }, push));
    return reply;
  });
}
