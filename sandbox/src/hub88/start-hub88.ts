import { type KeyObject, randomUUID, sign, verify } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { catalogue } from './catalogue.ts';

export interface Hub88Options {
  operatorId: number;
  /** Its own, to sign with. */
  privateKey: KeyObject;
  /** The operator's, to know it by. */
  operatorKey: KeyObject;
  /** Where the operator's wallet answers, without a path of the wire. */
  walletUrl: () => string;
}

/** How it misbehaves; changed while it runs. */
export interface Hub88Switches {
  /** Answers nothing that the operator asks. */
  isDown: boolean;
  /** Signs with a key that nobody knows. */
  forges: KeyObject | null;
  /** Sends every request of the wallet twice at once. */
  isTwice: boolean;
  /** Loses the answer to every bet: it then takes the bet back, as its documents say. */
  losesBets: boolean;
}

/** A game that was opened for a player. */
export interface Hub88Session {
  user: string;
  token: string;
  game_code: string;
}

export interface Hub88Answer {
  status: string;
  balance?: number;
  request_uuid?: string;
  currency?: string;
  user?: string;
}

const algorithm = 'RSA-SHA256';
const signatureHeader = 'x-hub88-signature';
const unitsPerPeso = 100_000;

const usual = (): Hub88Switches => ({
  isDown: false,
  forges: null,
  isTwice: false,
  losesBets: false,
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
  app.post('/operator/generic/v2/game/list', async () => catalogue);
}

/** The part of Hub88: a server of its own, which knows the platform only by the wire. */
export async function startHub88(options: Hub88Options) {
  const switches = usual();
  const sessions = new Map<string, Hub88Session>();
  const app = fastify({ forceCloseConnections: true });
  await app.register(async (scope) => answerOperator(scope, options, switches, sessions));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  async function sendOnce(path: string, body: string): Promise<Hub88Answer> {
    const key = switches.forges ?? options.privateKey;
    const response = await fetch(`${options.walletUrl()}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(algorithm, Buffer.from(body), key).toString('base64'),
      },
      body,
    });
    return (await response.json()) as Hub88Answer;
  }

  /** A request of its wallet wire, signed; of two at once the first answer counts. */
  async function send(path: string, fields: object): Promise<Hub88Answer> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
    const copies = Array.from({ length: switches.isTwice ? 2 : 1 }, () => sendOnce(path, body));
    const [first] = await Promise.all(copies);
    if (!first) throw new Error('Nothing was sent');
    return first;
  }

  /** A stake of so many pesos; a bet whose answer is lost is taken back. */
  async function bet(session: Hub88Session, round: string, pesos: number, more: object = {}) {
    const transaction_uuid = randomUUID();
    const answer = await send('transaction/bet', {
      ...session,
      transaction_uuid,
      round,
      round_closed: false,
      currency: 'PHP',
      amount: pesos * unitsPerPeso,
      ...more,
    });
    if (switches.losesBets) {
      await send('transaction/rollback', {
        ...session,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: transaction_uuid,
        round,
      });
    }
    return { transaction_uuid, answer };
  }

  const win = (
    session: Hub88Session,
    round: string,
    reference_transaction_uuid: string,
    pesos: number,
    more: object = {},
  ) =>
    send('transaction/win', {
      ...session,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid,
      round,
      round_closed: true,
      currency: 'PHP',
      amount: pesos * unitsPerPeso,
      ...more,
    });

  return {
    url,
    switches,
    send,
    bet,
    win,
    rollback: (session: Hub88Session, round: string, reference_transaction_uuid: string) =>
      send('transaction/rollback', {
        ...session,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid,
        round,
      }),
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
