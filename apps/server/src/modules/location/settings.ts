import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { text, url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';
import type { LocatorOptions } from '../../providers/location/http-locator.ts';

interface Given {
  LOCATION_PROVIDER_URL?: string | undefined;
  LOCATION_PROVIDER_KEY?: string | undefined;
  LOCATION_PROVIDER_SECRET?: string | undefined;
}

function providerOf(given: Given): LocatorOptions | null {
  const {
    LOCATION_PROVIDER_URL: address,
    LOCATION_PROVIDER_KEY: id,
    LOCATION_PROVIDER_SECRET: secret,
  } = given;
  if (!address) return null;
  if (!id || !secret) {
    throw new StartError(
      'Settings LOCATION_PROVIDER_KEY and LOCATION_PROVIDER_SECRET are needed with LOCATION_PROVIDER_URL.',
    );
  }
  return { url: address.replace(/\/+$/, ''), key: { id, secret } };
}

export const locationSettings = declareSettings(
  {
    PERYA_LOCATION_DB: {
      schema: z.optional(text()),
      unset: '–',
      meaning:
        'a file in the format of MaxMind (`.mmdb`) that knows the country of addresses; the opening asks for it',
    },
    PERYA_LOCATION_RANGES: {
      schema: z.optional(text()),
      unset: '–',
      meaning:
        'a file with networks of VPNs, proxies and hosting, one in a line, from which nobody plays',
    },
    LOCATION_PROVIDER_URL: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: '–',
      meaning: 'where a provider of location answers (`docs/location.md`), beside the two files',
    },
    LOCATION_PROVIDER_KEY: {
      schema: z.optional(text()),
      unset: '–',
      meaning: 'the name of the key that we sign with',
    },
    LOCATION_PROVIDER_SECRET: {
      schema: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
  },
  (given) => ({
    locationDatabase: given.PERYA_LOCATION_DB ?? null,
    locationRanges: given.PERYA_LOCATION_RANGES ?? null,
    locationProvider: providerOf(given),
  }),
);

export type LocationSettings = ReadOf<typeof locationSettings>;
