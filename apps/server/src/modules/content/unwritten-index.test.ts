import { siteTags } from '@perya/contract/brands';
import { getBrandIndex } from '@perya/contract/catalogue/calls/index-data';
import { expect, it } from 'vitest';
import { readSiteIndex } from './read-site-index.ts';
import type { ContentServices } from './services.ts';

const nothingWritten = {
  store: { findIndex: async () => null },
  cache: { get: (_key: string, load: () => Promise<unknown>) => load() },
} as unknown as ContentServices;

it.each(siteTags())('the home page of %s stands before anybody has written it', async (tag) => {
  const { data, version } = await readSiteIndex(nothingWritten, tag);
  const index = { ...data, list: {}, version: `${version}.0` };
  expect(getBrandIndex.answer.parse(index)).toEqual(index);
  const sign = ['maya', 'glife1'].includes(tag) ? 'h5' : tag;
  expect(data.logo).toBe(`/art/brands/${sign}-mark.svg`);
});
