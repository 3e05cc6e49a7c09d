import { msg } from '@lingui/core/macro';

/** What the landing pages are about. */
export const pageNames = {
  grabvip: msg`VIP levels`,
  grabmb: msg`Mystery box`,
  grabfg: msg`First week`,
} as const;
