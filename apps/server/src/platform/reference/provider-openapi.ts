import { type ProviderCode, providerCodes } from '@perya/contract/provider-api/codes';
import {
  type ProviderVerb,
  providerAnswer,
  providerHeaders,
  providerRequests,
  providerVerbs,
} from '@perya/contract/provider-api/wire';
import { type Json, schemaOf } from './openapi.ts';

/** What each verb does, in a line; docs/provider-api.md has all that follows from it. */
export const verbSummaries: Readonly<Record<ProviderVerb, string>> = {
  balance: 'What the player has',
  bet: 'Takes a stake, and opens the round that it names or adds to it',
  win: 'Pays a round, and closes it where it says so',
  rollback: 'Takes back one bet while its round is open and has paid nothing',
  correction: 'Changes a round that is closed: pays, takes back, or gives stake back',
  promo: 'Credits a campaign of the venue, which belongs to no round',
};

export const verbPath = (verb: ProviderVerb) => `/wallet/v1/{venue}/${verb}`;

/** The codes that travel by each status. */
function codesByStatus(): [number, ProviderCode[]][] {
  const codes = Object.keys(providerCodes) as ProviderCode[];
  const statuses = [...new Set(codes.map((code) => providerCodes[code].httpStatus))].sort();
  return statuses.map((status) => [
    status,
    codes.filter((code) => providerCodes[code].httpStatus === status),
  ]);
}

function operationOf(verb: ProviderVerb): Json {
  const content = { 'application/json': { schema: schemaOf(providerAnswer, 'output') } };
  const venue = { name: 'venue', in: 'path', required: true, schema: { type: 'string' } };
  const responses = codesByStatus().map(([status, codes]) => [
    status,
    { description: codes.join(', '), content },
  ]);
  return {
    operationId: verb,
    summary: verbSummaries[verb],
    tags: ['wallet'],
    parameters: [venue],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(providerRequests[verb], 'input') } },
    },
    responses: Object.fromEntries(responses),
  };
}

const headerSaid: Readonly<Record<keyof typeof providerHeaders, string>> = {
  key: 'The id of a key of the venue',
  timestamp: 'Unix seconds, within 60 of the clock of the platform',
  nonce: '1 to 64 printable characters, never used twice',
  signature: 'HMAC-SHA256 in hexadecimal over `timestamp.nonce.body`, the body as it is sent',
};

/** The wire that providers of games call, for machines. */
export function providerOpenApi(): Json {
  const names = Object.keys(providerHeaders) as (keyof typeof providerHeaders)[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Perya provider API',
      version: '1',
      description:
        'The seamless wallet that providers of games call. Amounts are whole centavos. Every request is signed by a key of the venue, and is idempotent by its transaction id.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [Object.fromEntries(names.map((name) => [name, []]))],
    paths: Object.fromEntries(
      providerVerbs.map((verb) => [verbPath(verb), { post: operationOf(verb) }]),
    ),
    components: {
      securitySchemes: Object.fromEntries(
        names.map((name) => [
          name,
          {
            type: 'apiKey',
            in: 'header',
            name: providerHeaders[name],
            description: headerSaid[name],
          },
        ]),
      ),
    },
  };
}
