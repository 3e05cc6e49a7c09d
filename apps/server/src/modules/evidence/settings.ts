import * as z from 'zod/mini';
import { declareSettings } from '../../platform/settings/declare-settings.ts';
import { keepers } from '../../platform/settings/setting-forms.ts';

export const evidenceSettings = declareSettings(
  {
    PERYA_EVIDENCE_TO: {
      isSecret: true,
      schema: z.optional(keepers()),
      unset: '–',
      meaning:
        'who outside of the house keeps what it signs, with spaces between them: email addresses, `https://` addresses that take JSON, and `file:///` folders, such as a share of the regulator that is mounted',
    },
  },
  (given) => ({ evidenceKeepers: given.PERYA_EVIDENCE_TO ?? [] }),
);
