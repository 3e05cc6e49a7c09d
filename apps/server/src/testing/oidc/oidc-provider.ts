import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSigner, type SigningAlgorithm } from './id-token.ts';

/** Who logs in at the provider. */
export interface OidcPerson {
  subject: string;
  groups: readonly string[];
}

/** What a test makes the provider do otherwise than it should. */
export interface OidcMisdeeds {
  nonce?: string;
  issuer?: string;
  audience?: string;
  /** Signs with a key that it does not publish, under the name of the one that it does. */
  isForged?: boolean;
  /** Seconds ago that the ID token has ended. */
  endedAgo?: number;
}

interface Grant extends OidcPerson {
  nonce: string;
  challenge: string;
  redirectUri: string;
  misdeeds: OidcMisdeeds;
}

interface OidcOptions {
  clientId?: string;
  clientSecret?: string;
  alg?: SigningAlgorithm;
}

const sha256 = (value: string) => createHash('sha256').update(value).digest('base64url');
const kid = 'key-1';

/** The page on which a browser says who it is; a person types it instead of a password. */
const page = (
  query: string,
) => `<!doctype html><html lang="en"><title>Company login</title><link rel="icon" href="data:,">
<main><h1>Company login</h1><form action="/approve">
<input type="hidden" name="asked" value="${query.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">
<label>Subject <input name="subject"></label> <label>Groups <input name="groups"></label>
<button>Continue</button></form></main></html>`;

/** How a client shows its secret: in the header or in the body. */
function secretOf({ headers }: IncomingMessage, body: URLSearchParams) {
  const [kind, value = ''] = (headers.authorization ?? '').split(' ');
  if (kind !== 'Basic') return { id: body.get('client_id'), secret: body.get('client_secret') };
  const [id = '', secret = ''] = Buffer.from(value, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

/** An OpenID Connect provider of this process: discovery, keys, authorization code with PKCE, ID tokens. */
export async function startOidcProvider({
  clientId = 'perya',
  clientSecret = 'secretOfTheHouse',
  alg = 'RS256',
}: OidcOptions = {}) {
  const signer = createSigner(alg, kid);
  const forger = createSigner(alg, kid);
  const grants = new Map<string, Grant>();
  const asked: string[] = [];
  let isDown = false;
  let url = '';

  /** What the provider sends the browser back with. */
  function approve(address: string, person: OidcPerson, misdeeds: OidcMisdeeds = {}): string {
    const given = new URL(address).searchParams;
    if (given.get('client_id') !== clientId || given.get('response_type') !== 'code') {
      throw new Error('The provider knows no such client');
    }
    if (given.get('code_challenge_method') !== 'S256') throw new Error('PKCE is needed');
    const code = randomBytes(24).toString('base64url');
    grants.set(code, {
      ...person,
      misdeeds,
      nonce: given.get('nonce') ?? '',
      challenge: given.get('code_challenge') ?? '',
      redirectUri: given.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, state: given.get('state') ?? '', iss: url }).toString();
  }

  function idToken({ subject, groups, nonce, misdeeds }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const ends = misdeeds.endedAgo === undefined ? now + 300 : now - misdeeds.endedAgo;
    return (misdeeds.isForged ? forger : signer).sign({
      iss: misdeeds.issuer ?? url,
      aud: misdeeds.audience ?? clientId,
      sub: subject,
      groups,
      nonce: misdeeds.nonce ?? nonce,
      iat: ends - 300,
      exp: ends,
    });
  }

  /** A code serves once, for the client and the address that it was given for, and for whoever has the verifier. */
  function exchange(request: IncomingMessage, body: URLSearchParams): [number, object] {
    const { id, secret } = secretOf(request, body);
    if (id !== clientId || secret !== clientSecret) return [401, { error: 'invalid_client' }];
    const code = body.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isGood =
      grant !== undefined &&
      grant.redirectUri === body.get('redirect_uri') &&
      grant.challenge === sha256(body.get('code_verifier') ?? '');
    if (!isGood) return [400, { error: 'invalid_grant' }];
    const access_token = randomBytes(16).toString('base64url');
    return [200, { access_token, token_type: 'Bearer', expires_in: 300, id_token: idToken(grant) }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asking = new URL(request.url ?? '/', url);
    asked.push(asking.pathname);
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (isDown) return void say(503, { error: 'temporarily_unavailable' });
    switch (asking.pathname) {
      case '/.well-known/openid-configuration':
        return void say(200, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [alg],
          authorization_response_iss_parameter_supported: true,
        });
      case '/keys':
        return void say(200, { keys: [signer.jwk] });
      case '/token':
        return void say(...exchange(request, new URLSearchParams(await text(request))));
      case '/authorize':
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        return void response.end(page(asking.search.slice(1)));
      case '/approve': {
        const address = `${url}/authorize?${asking.searchParams.get('asked') ?? ''}`;
        const groups = (asking.searchParams.get('groups') ?? '').split(',');
        const subject = asking.searchParams.get('subject') ?? '';
        const back = new URL(new URL(address).searchParams.get('redirect_uri') ?? '');
        back.search = approve(address, { subject, groups });
        return void response.writeHead(302, { location: back.href }).end();
      }
      default:
        return void say(404, { error: 'not_found' });
    }
  }

  const server = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    approve,
    /** The paths that were asked for so far. */
    asked,
    /** Answers every request with 503 until it is said otherwise. */
    fail: (next: boolean) => {
      isDown = next;
    },
    /** Settings of a house that trusts this provider. */
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
