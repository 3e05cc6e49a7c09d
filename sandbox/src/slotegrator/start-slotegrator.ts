import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { answerFreespins, type SlotegratorFree } from './answer-freespins.ts';
import { callWallet } from './call-wallet.ts';
import { pages } from './catalogue.ts';
import {
  type Fields,
  type SlotegratorOptions,
  type SlotegratorSession,
  type SlotegratorSwitches,
  signOf,
} from './slotegrator.ts';

const usual = (): SlotegratorSwitches => ({
  isDown: false,
  forges: null,
  secondsBehind: 0,
  isTwice: false,
  losesBets: false,
  losesGrants: false,
});

const asked = ['game_uuid', 'player_id', 'player_name', 'currency', 'session_id'];
const isKnown = (uuid: string) => pages.flat().some((game) => game.uuid === uuid);

/** What the operator asks: where a game opens, and which games there are. */
function answerOperator(
  app: FastifyInstance,
  { merchantId, merchantKey }: SlotegratorOptions,
  switches: SlotegratorSwitches,
  sessions: Map<string, SlotegratorSession>,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('preHandler', async ({ headers, body, query }, reply) => {
    if (switches.isDown) return reply.code(500).send({ name: 'Internal', status: 500 });
    const given = (name: string) => String(headers[name.toLowerCase()] ?? '');
    const merged: Fields = {
      ...(query as Record<string, string>),
      ...(body as Record<string, string> | undefined),
      'X-Merchant-Id': given('X-Merchant-Id'),
      'X-Timestamp': given('X-Timestamp'),
      'X-Nonce': given('X-Nonce'),
    };
    const isLate = Math.abs(Date.now() / 1000 - Number(given('X-Timestamp'))) > 30;
    const isSigned = given('X-Sign') === signOf(merged, merchantKey);
    if (isLate || !isSigned || given('X-Merchant-Id') !== merchantId) {
      return reply.code(401).send({ name: 'Unauthorized', status: 401 });
    }
    return undefined;
  });
  app.post<{ Body: Record<string, string> }>('/games/init', async ({ body }, reply) => {
    const { player_id = '', session_id = '', game_uuid = '', currency = '' } = body;
    if (asked.some((name) => !body[name])) {
      return reply.code(422).send({ name: 'Validation failed', status: 422 });
    }
    if (!isKnown(game_uuid)) return reply.code(404).send({ name: 'Not Found', status: 404 });
    const id = randomUUID();
    sessions.set(id, { player_id, session_id, game_uuid, currency });
    return { url: `https://games.slotegrator.example/play/${id}` };
  });
  app.get<{ Querystring: { page?: string } }>('/games', async ({ query }) => {
    const currentPage = Number(query.page ?? 1);
    const _meta = { totalCount: pages.flat().length, pageCount: pages.length, currentPage };
    return { items: pages[currentPage - 1] ?? [], _links: {}, _meta };
  });
}

/** The part of Slotegrator: a server of its own, which knows the platform only by the wire. */
export async function startSlotegrator(options: SlotegratorOptions) {
  const switches = usual();
  const sessions = new Map<string, SlotegratorSession>();
  const app = fastify({ forceCloseConnections: true });
  const campaigns = new Map<string, SlotegratorFree>();
  await app.register(async (scope) => {
    answerOperator(scope, options, switches, sessions);
    answerFreespins(scope, switches, campaigns);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    switches,
    campaigns,
    ...callWallet(options, switches),
    /** The session behind the URL of a game. */
    sessionOf(gameUrl: string): SlotegratorSession {
      const session = sessions.get(new URL(gameUrl).pathname.replace('/play/', ''));
      if (!session) throw new Error('No game was opened under this URL');
      return session;
    },
    stop: () => app.close(),
  };
}

export type RunningSlotegrator = Awaited<ReturnType<typeof startSlotegrator>>;
