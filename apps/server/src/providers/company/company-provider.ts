import type { Role } from '@perya/contract/staff/roles';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { CompanySettings } from './settings.ts';

/** Nobody who waits for the provider waits longer than this. */
const answerSeconds = 5;
/** How long what the provider says of itself is believed. */
const freshMs = 60 * 60 * 1000;

/** The provider did not answer, or said that it cannot. */
class CompanyUnreachable extends Error {
  override name = 'CompanyUnreachable';
}

/** What is kept on this side of a way to the provider and back. */
export interface CompanyWay {
  redirectUri: string;
  state: string;
  nonce: string;
  /** The secret of PKCE: whoever has the code alone gets nothing for it. */
  verifier: string;
}

/** Whom the provider vouches for: issuer and subject together stay the same for ever, an email address does not. */
export interface CompanyPerson {
  issuer: string;
  subject: string;
  /** What the person's groups stand for in the house. */
  roles: readonly Role[];
}

export interface CompanyProvider {
  trustsSecondFactor: boolean;
  isOnly: boolean;
  /** Where the browser goes; `isFresh` asks for the login even of whoever is logged in there. */
  begin(way: CompanyWay, options: { isFresh: boolean }): Promise<string>;
  /** Who has come back. Throws `CompanyUnreachable`, or whatever makes the answer worthless. */
  finish(way: CompanyWay, query: string): Promise<CompanyPerson>;
}

/** Why something failed, from the outside in. */
function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

/** The library wraps what it does not know. */
export function isUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some(
    (each) => each instanceof CompanyUnreachable || each.name === 'TimeoutError',
  );
}

/** For the log: what failed, and because of what. */
export const sayCauses = (error: unknown): string => [...causesOf(error)].map(String).join(' < ');

const ask: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit).catch((cause: unknown) => {
    throw new CompanyUnreachable('The provider does not answer', { cause });
  });
  if (response.status >= 500) {
    throw new CompanyUnreachable(`The provider answers ${response.status}`);
  }
  return response;
};

/** In the body where the provider says that it reads it there, otherwise in the header, as the standard has it. */
function clientAuth(secret: string): ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const show = methods.includes('client_secret_post') ? inBody : inHeader;
    return show(server, ...rest);
  };
}

/** What the provider says of itself, asked once an hour; an older word serves while it does not answer. */
function createDiscovery({ issuer, clientId, clientSecret }: CompanySettings) {
  const isPlain = issuer.startsWith('http:');
  let known: { configuration: Configuration; at: number } | null = null;
  let asking: Promise<Configuration> | null = null;

  async function discover(): Promise<Configuration> {
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientAuth(clientSecret),
      {
        timeout: answerSeconds,
        [customFetch]: ask,
        // The signature of an ID token is looked at, also where the line alone would do.
        execute: isPlain
          ? [allowInsecureRequests, enableNonRepudiationChecks]
          : [enableNonRepudiationChecks],
      },
    );
    known = { configuration, at: Date.now() };
    return configuration;
  }

  return async (): Promise<Configuration> => {
    if (known !== null && Date.now() - known.at < freshMs) return known.configuration;
    asking ??= discover().finally(() => {
      asking = null;
    });
    try {
      return await asking;
    } catch (error) {
      if (known !== null) return known.configuration;
      throw new CompanyUnreachable('The provider does not say where it is asked', { cause: error });
    }
  };
}

/** A list of names, or one. */
function namesIn(claim: unknown): string[] {
  const listed: unknown[] = Array.isArray(claim) ? claim : [claim];
  return listed.filter((each) => typeof each === 'string');
}

export function createCompanyProvider(settings: CompanySettings): CompanyProvider {
  const { groups, groupsClaim, scope, trustsSecondFactor, isOnly } = settings;
  const discovered = createDiscovery(settings);
  return {
    trustsSecondFactor,
    isOnly,

    async begin({ redirectUri, state, nonce, verifier }, { isFresh }) {
      const configuration = await discovered();
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isFresh ? { prompt: 'login' } : {}),
      });
      return address.href;
    },

    async finish({ redirectUri, state, nonce, verifier }, query) {
      const configuration = await discovered();
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token');
      const roles = namesIn(claims[groupsClaim]).flatMap((group) => groups.get(group) ?? []);
      return { issuer: claims.iss, subject: claims.sub, roles: [...new Set(roles)] };
    },
  };
}
