import { describe, expect, onTestFinished, test } from 'vitest';
import { startOidcProvider } from '../../testing/oidc/oidc-provider.ts';
import { createCompanyProvider, isUnreachable } from './company-provider.ts';

const way = {
  redirectUri: 'http://localhost:3000/backoffice/company',
  state: 'a-state',
  nonce: 'a-nonce',
  verifier: 'v'.repeat(43),
};

async function create(alg: 'RS256' | 'ES256' = 'RS256') {
  const provider = await startOidcProvider({ alg });
  onTestFinished(() => provider.stop());
  const company = createCompanyProvider({
    issuer: provider.url,
    clientId: provider.settings.OIDC_CLIENT_ID,
    clientSecret: provider.settings.OIDC_CLIENT_SECRET,
    scope: 'openid profile',
    groups: new Map([['Helpdesk', 'support']]),
    groupsClaim: 'groups',
    trustsSecondFactor: false,
    isOnly: false,
  });
  return { provider, company };
}

describe('a provider of company accounts', () => {
  test.each(['RS256', 'ES256'] as const)(
    'vouches for a person and their groups with %s',
    async (alg) => {
      const { provider, company } = await create(alg);
      const address = await company.begin(way, { isFresh: false });
      const asked = Object.fromEntries(new URL(address).searchParams);
      expect(asked).toMatchObject({
        response_type: 'code',
        scope: 'openid profile',
        redirect_uri: way.redirectUri,
        state: way.state,
        nonce: way.nonce,
        code_challenge_method: 'S256',
      });
      expect(asked).not.toHaveProperty('prompt');
      expect(address).not.toContain(way.verifier);
      const groups = ['Canteen', 'Helpdesk', 'Helpdesk'];
      const query = provider.approve(address, { subject: 'person-1', groups });
      expect(await company.finish(way, query)).toEqual({
        issuer: provider.url,
        subject: 'person-1',
        roles: ['support'],
      });
    },
  );

  test('is asked for the login anew where an account is linked', async () => {
    const { company } = await create();
    const address = await company.begin(way, { isFresh: true });
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
  });

  test('says once what it is, for all who ask at once', async () => {
    const { provider, company } = await create();
    await Promise.all(Array.from({ length: 20 }, () => company.begin(way, { isFresh: false })));
    await company.begin(way, { isFresh: false });
    expect(provider.asked).toEqual(['/.well-known/openid-configuration']);
  });

  test('that does not answer is told from one that refuses, and is asked again', async () => {
    const { provider, company } = await create();
    provider.fail(true);
    const begun = await company.begin(way, { isFresh: false }).catch((error: unknown) => error);
    expect(isUnreachable(begun)).toBe(true);
    provider.fail(false);
    const address = await company.begin(way, { isFresh: false });
    const query = provider.approve(address, { subject: 'person-1', groups: [] });
    provider.fail(true);
    const finished = await company.finish(way, query).catch((error: unknown) => error);
    expect(isUnreachable(finished)).toBe(true);
    provider.fail(false);
    const other = { ...way, nonce: 'another' };
    const refused = await company.finish(other, query).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(isUnreachable(refused)).toBe(false);
    provider.stop();
    const gone = await company.finish(way, query).catch((error: unknown) => error);
    expect(isUnreachable(gone)).toBe(true);
  });
});
