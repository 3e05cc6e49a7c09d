import { isComplianceActive } from '@perya/contract/rules/kyc-deadline';
import type { KnownKyc } from '../../../lib/kyc/known-kyc.ts';
import { useSite } from '../../../lib/page/site.ts';

/** The site's compliance window is open, and this player's time is over: what leads every other page here. [A-133 A-480] */
export function usePastCutoff({ cmpl }: KnownKyc, serverNow: number | null): boolean {
  const { index } = useSite();
  if (index === null || serverNow === null) return false;
  return cmpl === 1 && isComplianceActive(index, serverNow);
}
