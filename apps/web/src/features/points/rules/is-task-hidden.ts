import { taskTypes } from '@perya/contract/rules/tasks/tasks';
import type { Partner } from '../../../lib/session/partner.ts';

/** Inside of a partner's app there is no other app to download; a browser of the shopping partner is one like any other. [M-163 M-321 M-322] */
export function isTaskHidden(ty: number, partner: Partner | null): boolean {
  return ty === taskTypes.app && partner !== null && partner !== 'lazada-h5';
}
