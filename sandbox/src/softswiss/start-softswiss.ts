import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { callWallet } from './call-wallet.ts';
import { providers } from './catalogue.ts';
import {
  type SoftswissIssue,
  type SoftswissOptions,
  type SoftswissSession,
  type SoftswissSwitches,
  signatureHeader,
  signatureOf,
} from './softswiss.ts';

const usual = (): SoftswissSwitches => ({
  isDown: false,
  forges: null,
  isTwice: false,
  losesBets: false,
  losesGrants: false,
});

const ids = providers.flatMap(({ games }) =>
  games
    .filter(({ recalled_at }) => recalled_at === null)
    .map(({ provider, id }) => `${provider}:${id}`),
);

const refusal = (code: string, api_code: string) => ({
  code,
  msg: code,
  meta: { api_code, api_message: code },
});

/** What the operator asks: where a game opens, and which games there are. */
function answerOperator(
  app: FastifyInstance,
  { casinoId, authToken }: SoftswissOptions,
  switches: SoftswissSwitches,
  sessions: Map<string, SoftswissSession>,
  issues: Map<string, SoftswissIssue>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async ({ headers, body }, reply) => {
    if (switches.isDown) return reply.code(500).send(refusal('internal', '500'));
    const text = String(body);
    if (headers[signatureHeader] !== signatureOf(text, authToken)) {
      return reply.code(403).send(refusal('permission_denied', '403'));
    }
    if (JSON.parse(text).casino_id !== casinoId) {
      return reply.code(400).send(refusal('invalid_argument', '404'));
    }
    return undefined;
  });
  app.post<{ Body: string }>('/v2/casino_a8r.Launcher/Real', async ({ body }, reply) => {
    const { game, session_payload, player, urls } = JSON.parse(body);
    if (!player?.id || !player.currency || !urls?.return_url) {
      return reply.code(400).send(refusal('invalid_argument', '400'));
    }
    if (!ids.includes(game)) return reply.code(400).send(refusal('invalid_argument', '405'));
    const id = randomUUID();
    const { id: player_id, currency } = player;
    sessions.set(id, { player_id, currency, session_payload, game_id: game });
    return { launch_url: `https://games.softswiss.example/play/${id}` };
  });
  app.post<{ Body: string }>('/v2/casino_a8r.Freespins/Issue', async ({ body }, reply) => {
    const issue = JSON.parse(body) as SoftswissIssue;
    if (!issue.player?.id || !issue.games?.every((game) => ids.includes(game))) {
      return reply.code(400).send(refusal('invalid_argument', '400'));
    }
    if (issues.has(issue.issue_id)) {
      return reply.code(400).send(refusal('already_exists', '409'));
    }
    issues.set(issue.issue_id, { ...issue, is_cancelled: false });
    return switches.losesGrants ? reply.code(500).send(refusal('internal', '500')) : {};
  });
  app.post<{ Body: string }>('/v2/casino_a8r.Freespins/Cancel', async ({ body }, reply) => {
    const issue = issues.get(JSON.parse(body).issue_id);
    if (!issue) return reply.code(400).send(refusal('not_found', '404'));
    issue.is_cancelled = true;
    return {};
  });
  app.post('/v2/casino_a8r.Game/List', async () => ({ providers }));
}

/** The part of SOFTSWISS: a server of its own, which knows the platform only by the wire. */
export async function startSoftswiss(options: SoftswissOptions) {
  const switches = usual();
  const sessions = new Map<string, SoftswissSession>();
  const issues = new Map<string, SoftswissIssue>();
  const app = fastify({ forceCloseConnections: true });
  await app.register(async (scope) => answerOperator(scope, options, switches, sessions, issues));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    switches,
    issues,
    ...callWallet(options, switches),
    /** The session behind the URL of a game. */
    sessionOf(gameUrl: string): SoftswissSession {
      const session = sessions.get(new URL(gameUrl).pathname.replace('/play/', ''));
      if (!session) throw new Error('No game was opened under this URL');
      return session;
    },
    stop: () => app.close(),
  };
}

export type RunningSoftswiss = Awaited<ReturnType<typeof startSoftswiss>>;
