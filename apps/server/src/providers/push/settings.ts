import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { origins } from '../../platform/settings/setting-forms.ts';

/** What notifications of devices need to know of the house and of push services. */
export const pushSettings = declareSettings(
  {
    PERYA_PUSH_CONTACT: {
      schema: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^(?:mailto:\S+@|https:\/\/)\S+$/,
              'must be an https:// page, or mailto: and an address',
            ),
          ),
      ),
      unset: 'the address of `PERYA_SMTP_FROM`',
      meaning:
        'whom a push service turns to that has something to say about our notifications: `mailto:` and an address, or an `https://` page',
    },
    PERYA_PUSH_ORIGINS: {
      schema: z._default(origins(), []),
      unset: '–',
      meaning:
        'push services beside those of Google, Mozilla, Microsoft and Apple that notifications of devices may be sent to',
    },
  },
  (given) => ({
    pushContact: given.PERYA_PUSH_CONTACT ?? null,
    pushOrigins: given.PERYA_PUSH_ORIGINS,
  }),
);

export type PushSettings = ReadOf<typeof pushSettings>;
