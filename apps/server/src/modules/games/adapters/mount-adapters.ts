import type { ProviderAnswer, ProviderVerb } from '@perya/contract/provider-api/wire';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { GameProvider } from '../../../providers/games/game-provider.ts';
import { isOverLimit } from '../provider-api/answer-request.ts';
import type { GamesServices } from '../services.ts';
import { walletOf } from './wallet-of.ts';

export interface AdapterOptions {
  bodyLimit: number;
  count(venue: string, verb: ProviderVerb, answer: ProviderAnswer): void;
}

const form = 'application/x-www-form-urlencoded';

/** Where providers call that speak a wire of their own: `/wallet/adapters/{venue}/…`, with their own paths after it. */
export function mountAdapters(
  services: GamesServices,
  api: FastifyInstance,
  { bodyLimit, count }: AdapterOptions,
): void {
  api.register(async (scope) => {
    // Signatures are over the body as it came, and our own wire takes no forms.
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of services.gameProviders.values()) mountProvider(scope, provider);
  });

  function mountProvider(scope: FastifyInstance, provider: GameProvider): void {
    const { venue } = provider;
    const wallet = walletOf(services, venue, (verb, answer) => count(venue, verb, answer));
    scope.route<{ Params: { '*': string }; Body: string | undefined }>({
      method: 'POST',
      url: `/wallet/adapters/${venue}/*`,
      bodyLimit,
      config: { call: 'wallet' },
      handler: async (request, reply) => {
        const { headers, body = '', params } = request;
        const answer = await provider.answerCall({ path: params['*'], headers, body }, wallet);
        if (answer === null) return reply.code(404).send({ error: 'There is no such path' });
        const isFlood =
          !answer.isSigned &&
          (await isOverLimit(services, 'providerRefused', networkOf(request.ip)));
        if (isFlood) return reply.code(429).send({ error: 'Slow down' });
        return reply
          .code(answer.httpStatus ?? 200)
          .header('cache-control', 'no-store')
          .send(answer.body);
      },
    });
  }
}
