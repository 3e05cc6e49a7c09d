import { randomUUID, verify } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { answerFreebets, type Hub88Reward } from './answer-freebets.ts';
import { answerTransactions, type Hub88Transaction } from './books.ts';
import { callWallet } from './call-wallet.ts';
import { catalogue } from './catalogue.ts';
import {
  algorithm,
  type Hub88Options,
  type Hub88Session,
  type Hub88Switches,
  signatureHeader,
} from './hub88.ts';

/** A picture, whichever it is. */
const cover = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#a03c28' } })
    .jpeg()
    .toBuffer();

const usual = (): Hub88Switches => ({
  isDown: false,
  forges: null,
  isTwice: false,
  losesBets: false,
  losesGrants: false,
});

/** What the operator asks: where a game opens, and which games there are. */
function answerOperator(
  app: FastifyInstance,
  { operatorId, operatorKey }: Hub88Options,
  switches: Hub88Switches,
  sessions: Map<string, Hub88Session>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async (request, reply) => {
    const { headers } = request;
    const body = String(request.body);
    if (switches.isDown) return reply.code(500).send({ error: 'internal' });
    const signature = headers[signatureHeader];
    const isSigned =
      typeof signature === 'string' &&
      verify(algorithm, Buffer.from(body), operatorKey, Buffer.from(signature, 'base64'));
    if (!isSigned) return reply.code(401).send({ error: 'Request signature is invalid' });
    if (JSON.parse(body).operator_id !== operatorId) {
      return reply.code(404).send({ error: 'operator_id is unknown' });
    }
    return undefined;
  });
  app.post<{ Body: string }>('/operator/generic/v2/game/url', async ({ body }, reply) => {
    const { user, token, game_code, currency, country } = JSON.parse(body);
    if (![user, token, game_code, country].every((given) => typeof given === 'string')) {
      return reply.code(400).send({ error: 'missing parameters' });
    }
    if (currency !== 'PHP') return reply.code(403).send({ error: 'currency is not enabled' });
    if (!catalogue.some((game) => game.game_code === game_code && game.enabled)) {
      return reply.code(404).send({ error: 'game does not exist' });
    }
    const id = randomUUID();
    sessions.set(id, { user, token, game_code });
    return { url: `https://games.hub88.example/play/${id}` };
  });
  app.post<{ Body: string }>('/operator/generic/v2/game/round', async ({ body }, reply) => {
    const { user, round, transaction_uuid } = JSON.parse(body);
    if (!user || !round || !transaction_uuid) {
      return reply.code(400).send({ error: 'missing parameters' });
    }
    return { url: `https://rounds.hub88.example/${user}/${round}` };
  });
  app.post('/operator/generic/v2/game/list', async ({ protocol, host }) =>
    catalogue.map((game) => ({
      ...game,
      url_thumb: game.url_thumb && `${protocol}://${host}${game.url_thumb}`,
    })),
  );
}

/** The part of Hub88: a server of its own, which knows the platform only by the wire. */
export async function startHub88(options: Hub88Options) {
  const switches = usual();
  const sessions = new Map<string, Hub88Session>();
  const app = fastify({ forceCloseConnections: true });
  const rewards: Hub88Reward[] = [];
  const books: Hub88Transaction[] = [];
  await app.register(async (scope) => {
    answerOperator(scope, options, switches, sessions);
    answerFreebets(scope, switches, rewards);
    answerTransactions(scope, books);
  });
  app.get('/pictures/:name', async (_request, reply) =>
    reply.type('image/jpeg').send(await cover()),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    switches,
    rewards,
    /** What it has in its own books, to be misread by whoever tries that. */
    books,
    ...callWallet(options, switches, books),
    /** The session behind the URL of a game. */
    sessionOf(gameUrl: string): Hub88Session {
      const session = sessions.get(new URL(gameUrl).pathname.replace('/play/', ''));
      if (!session) throw new Error('No game was opened under this URL');
      return session;
    },
    stop: () => app.close(),
  };
}

export type RunningHub88 = Awaited<ReturnType<typeof startHub88>>;
