import * as z from 'zod/mini';
import { declareSettings } from '../../platform/settings/declare-settings.ts';
import { alarmPlaces } from '../../platform/settings/setting-forms.ts';

export const houseSettings = declareSettings(
  {
    PERYA_ALARM_TO: {
      isSecret: true,
      schema: z.optional(alarmPlaces()),
      unset: '–',
      meaning:
        'who is told of alarms outside of the house, with spaces between them: email addresses, phone numbers such as `+639171234567` (critical ones alone), and `https://` addresses that take JSON',
    },
  },
  (given) => ({ alarmPlaces: given.PERYA_ALARM_TO ?? [] }),
);
