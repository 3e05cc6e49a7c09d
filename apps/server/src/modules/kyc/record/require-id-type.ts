import type { IdType } from '@perya/contract/rules/kyc-options';
import { Refusal } from '../../../platform/http/refusal.ts';

/** The contract knows more kinds of ID than every operator takes: forms and scans are held to the operator's own list. */
export function requireIdType(
  { idTypes }: { readonly idTypes: readonly IdType[] },
  asked: string | null,
): void {
  const isTaken = asked === null || idTypes.some((type) => type === asked);
  if (!isTaken) throw new Refusal('KYC_ID_TYPE');
}
