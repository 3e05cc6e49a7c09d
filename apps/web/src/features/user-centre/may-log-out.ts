import type { Partner } from '../../lib/session/partner.ts';

/** In a partner's own shell the session is the partner's; there is nothing to log out to. [M-056 M-057] */
export function mayLogOut(partner: Partner | null): boolean {
  return partner !== 'maya' && partner !== 'lazada';
}
