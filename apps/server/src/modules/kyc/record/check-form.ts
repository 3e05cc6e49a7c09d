import { isCountry } from '@perya/contract/rules/countries';
import { birthdayProblem } from '@perya/contract/rules/kyc-form';
import { kycFormTexts } from '@perya/contract/rules/kyc-form-texts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { KycServices } from '../dependencies.ts';
import type { PersonFields } from './fields.ts';

/** The rules that only the server can hold: its day, its branches, and a list too long for the schema. */
export async function checkForm(
  { store, branches }: Pick<KycServices, 'store' | 'branches'>,
  { birthday = '', nationality, shop_id: shop }: Partial<PersonFields>,
): Promise<void> {
  const problem = birthdayProblem(birthday, await store.today());
  if (problem !== null) throw new Refusal('KYC_BIRTHDAY', kycFormTexts[problem]);
  if (nationality !== undefined && !isCountry(nationality)) throw new Refusal('KYC_NATIONALITY');
  if (shop === undefined) return;
  const open = await branches.listOpen();
  if (!open.some(({ id }) => id === shop)) throw new Refusal('KYC_SHOP_UNKNOWN');
}
