import { isCountry } from '@perya/contract/rules/countries';
import { birthdayProblem, middleNameProblem } from '@perya/contract/rules/kyc-form';
import { kycFormTexts } from '@perya/contract/rules/kyc-form-texts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { KycServices } from '../services.ts';
import type { PersonFields } from './fields.ts';

/** The rules that only the server can hold: its day, its branches, the operator's choice, and a list too long for the schema. */
export async function checkForm(
  services: Pick<KycServices, 'store' | 'branches' | 'isMiddleNameRequired'>,
  { birthday = '', nationality, shop_id: shop, middle_name: middle = '' }: Partial<PersonFields>,
): Promise<void> {
  const { store, branches, isMiddleNameRequired } = services;
  if (middleNameProblem(middle, isMiddleNameRequired) === 'middleNameRequired') {
    throw new Refusal('KYC_MIDDLE_NAME');
  }
  const problem = birthdayProblem(birthday, await store.today());
  if (problem !== null) throw new Refusal('KYC_BIRTHDAY', kycFormTexts[problem]);
  if (nationality !== undefined && !isCountry(nationality)) throw new Refusal('KYC_NATIONALITY');
  if (shop === undefined) return;
  const open = await branches.listOpen();
  if (!open.some(({ id }) => id === shop)) throw new Refusal('KYC_SHOP_UNKNOWN');
}
