import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { getIndex } from '@perya/contract/catalogue/calls/index-data';
import { createClient } from '@perya/contract/client';
import { expect, it } from 'vitest';
import { rememberCampaign } from './ad-and-referral.ts';
import { requestHeaders } from './request-headers.ts';

it('sends device, language, advertising and referral with a call [A-364 A-365 A-366 A-367]', async () => {
  const session = createStore(createMemoryStorage(), 'perya.ph');
  rememberCampaign(new URLSearchParams('ad-id=a1&adc-id=c2&re-id=7&ch-id=8'), session);
  const sent: Record<string, string>[] = [];
  const surroundings = { widthPx: 390, locale: 'en', session };
  const client = createClient({
    baseUrl: '',
    token: { get: () => null, clear: () => {} },
    headers: () => requestHeaders(surroundings),
    fetch: async (_url, init) => {
      sent.push(Object.fromEntries(new Headers(init?.headers)));
      return Response.json({ status: true, data: {} });
    },
  });
  await client.call(getIndex, {});
  surroundings.widthPx = 1280;
  surroundings.locale = 'tl';
  await client.call(getIndex, {});
  const campaign = { 'ad-id': 'a1', 'adc-id': 'c2', 're-id': '7', 'ch-id': '8' };
  expect(sent[0]).toMatchObject({ device: '25', lang: 'en_US', ...campaign });
  expect(sent[1]).toMatchObject({ device: '24', lang: 'tl_PH', ...campaign });
});
