import * as z from 'zod/mini';
import { declareSettings } from '../settings/declare-settings.ts';
import { url, wholeNumber } from '../settings/setting-forms.ts';

const percent = 10;

export const traceSettings = declareSettings(
  {
    PERYA_OTLP_URL: {
      schema: z.optional(url('http', 'https')),
      unset: '–',
      meaning:
        'a receiver of OpenTelemetry (OTLP over HTTP, such as `http://collector:4318`) for traces and metrics',
    },
    PERYA_OTLP_PERCENT: {
      schema: z._default(wholeNumber(0, 100), percent),
      unset: '`10`',
      meaning: 'how many of a hundred requests are traced, beside those that their caller traces',
    },
  },
  (given) => ({
    /** Null where nobody follows. */
    otlp: given.PERYA_OTLP_URL
      ? { url: given.PERYA_OTLP_URL.replace(/\/$/, ''), percent: given.PERYA_OTLP_PERCENT }
      : null,
  }),
);
