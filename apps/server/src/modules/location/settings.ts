import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { text } from '../../platform/settings/setting-forms.ts';

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
  },
  (given) => ({
    locationDatabase: given.PERYA_LOCATION_DB ?? null,
    locationRanges: given.PERYA_LOCATION_RANGES ?? null,
  }),
);

export type LocationSettings = ReadOf<typeof locationSettings>;
