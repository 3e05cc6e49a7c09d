import { providerCodes } from '@perya/contract/provider-api/codes';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../../platform/share-in-flight.ts';
import { mountAdapters } from '../adapters/mount-adapters.ts';
import { countOutside } from '../returns/list-returns.ts';
import type { GamesServices } from '../services.ts';
import { answerRequest } from './answer-request.ts';
import { presentCode } from './provider-api.present.ts';
import { isProviderVerb } from './read-request.ts';

const bodyLimitBytes = 64 * 1024;

interface Addressed {
  venue: string;
  verb: string;
}

function send(reply: FastifyReply, answer: ProviderAnswer, httpStatus?: number) {
  return reply
    .code(httpStatus ?? providerCodes[answer.code].httpStatus)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

/** Transport and internal errors in the format of this API. */
function presentFailure(error: FastifyError, request: FastifyRequest) {
  const httpStatus = error.statusCode ?? 500;
  if (httpStatus < 500) {
    return { answer: presentCode('INVALID_REQUEST', error.message), httpStatus };
  }
  request.log.error({ err: error }, 'provider request failed');
  return { answer: presentCode('TRY_AGAIN') };
}

/** How much is held back, read from the database when the metrics are asked for. */
function registerHeldWins({ heldWins }: GamesServices, registry: Registry): void {
  const counted = shareInFlight(heldWins.countOpen);
  const shared = { labelNames: ['venue'] as const, registers: [registry] };
  new Gauge({
    ...shared,
    name: 'perya_held_wins',
    help: 'Wins and promotions beyond a ceiling that wait for a decision.',
    async collect() {
      this.reset();
      for (const { venue, count } of await counted()) this.set({ venue }, count);
    },
  });
  new Gauge({
    ...shared,
    name: 'perya_held_wins_pesos',
    help: 'What they amount to.',
    async collect() {
      this.reset();
      for (const { venue, amount } of await counted()) this.set({ venue }, Number(amount) / 100);
    },
  });
}

/** What is in the pools of jackpots, and how often each was won. */
function registerJackpots({ jackpots }: GamesServices, registry: Registry): void {
  const counted = shareInFlight(jackpots.store.listFigures);
  const shared = { labelNames: ['jackpot'] as const, registers: [registry] };
  new Gauge({
    ...shared,
    name: 'perya_jackpot_pesos',
    help: 'What pools of jackpots hold of money, with what is set aside for the next seed.',
    async collect() {
      this.reset();
      for (const { code, balance, reserve } of await counted()) {
        this.set({ jackpot: code }, Number(balance + reserve) / 100);
      }
    },
  });
  new Gauge({
    ...shared,
    name: 'perya_jackpot_wins',
    help: 'How often the pool of money was won.',
    async collect() {
      this.reset();
      for (const { code, wins } of await counted()) this.set({ jackpot: code }, wins);
    },
  });
}

/** What the games room watches: read when the metrics are asked for. */
function registerGameFigures(services: GamesServices, registry: Registry): void {
  new Gauge({
    name: 'perya_games_maintained',
    help: 'Games under maintenance.',
    registers: [registry],
    async collect() {
      this.set(await services.catalogue.countMaintained());
    },
  });
  const outside = shareInFlight(() => countOutside(services));
  new Gauge({
    name: 'perya_returns_outside',
    help: 'Games whose actual return lies outside of its 99.9 % confidence, this month and of all time.',
    labelNames: ['period'],
    registers: [registry],
    async collect() {
      const counted = await outside();
      this.set({ period: 'month' }, counted.month);
      this.set({ period: 'all' }, counted.all);
    },
  });
}

/**
 * The provider API, beside the players' API: the signature covers the raw body, and answers have
 * codes of their own.
 */
export function mountProviderApi(
  services: GamesServices,
  app: FastifyInstance,
  registry: Registry,
): void {
  // An alert on any code but OK starts here. Made-up names share a label, or anybody could add series.
  const answers = new Counter({
    name: 'perya_wallet_answers_total',
    help: 'Answers of the provider API, by venue, verb and code.',
    labelNames: ['venue', 'verb', 'code'],
    registers: [registry],
  });
  registerHeldWins(services, registry);
  registerGameFigures(services, registry);
  registerJackpots(services, registry);
  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    api.setErrorHandler<FastifyError>((error, request, reply) => {
      const { verb = '' } = request.params as Partial<Addressed>;
      const { answer, httpStatus } = presentFailure(error, request);
      // The venue is not authenticated yet.
      const label = isProviderVerb(verb) ? verb : 'unknown';
      answers.inc({ venue: 'unknown', verb: label, code: answer.code });
      return send(reply, answer, httpStatus);
    });
    api.route<{ Params: Addressed; Body: string | undefined }>({
      method: 'POST',
      url: '/wallet/v1/:venue/:verb',
      bodyLimit: bodyLimitBytes,
      config: { call: 'wallet' },
      handler: async (request, reply) => {
        const { venue, verb } = request.params;
        if (!isProviderVerb(verb)) {
          answers.inc({ venue: 'unknown', verb: 'unknown', code: 'INVALID_REQUEST' });
          return send(reply, presentCode('INVALID_REQUEST', 'There is no such verb'), 404);
        }
        const answer = await answerRequest(services, {
          venue,
          verb,
          headers: request.headers,
          body: request.body ?? '',
          address: request.ip,
        });
        const isKnown = answer.code !== 'UNKNOWN_VENUE' && answer.code !== 'TOO_MANY_REQUESTS';
        answers.inc({ venue: isKnown ? venue : 'unknown', verb, code: answer.code });
        if (answer.held) {
          const { reference } = answer;
          request.log.error({ venue, verb, reference }, 'a win beyond a ceiling is held back');
        }
        return send(reply, answer);
      },
    });
    mountAdapters(services, api, {
      bodyLimit: bodyLimitBytes,
      count: (venue, verb, { code }) => answers.inc({ venue, verb, code }),
    });
    api.all('/wallet/*', async (_request, reply) =>
      send(reply, presentCode('INVALID_REQUEST', 'There is no such path'), 404),
    );
  });
}
