import { type BrandTag, brandOf } from '@perya/contract/brands';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  prepareExclusionForm as call,
  ExclusionForm,
} from '@perya/contract/limits/calls/limits';
import type { takeExclusionForm as staffCall } from '@perya/contract/limits/staff-calls/limits';
import type { Language } from '@perya/contract/text';
import {
  type AddressAnswer,
  addressForPlayer,
  addressForStaff,
  type PrivateAddress,
} from '../../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../../platform/files/register-private-files.ts';
import type { PlayerContext, StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff } from '../../../audit/index.ts';
import type { LimitsServices } from '../../services.ts';
import { formOf } from './form.ts';
import { writePdfForm } from './pdf-form.ts';

type Order = [uid: string, form: ExclusionForm, Language, BrandTag];

/** What stands for nobody is on no form. */
async function requireStanding(
  { store }: Pick<LimitsServices, 'store'>,
  uid: bigint,
  form: ExclusionForm,
): Promise<void> {
  if (form === 'standing' && (await store.findApplication(uid)) === null) {
    throw new Refusal('NOT_FOUND');
  }
}

/** An address by which this player, on this device, downloads a form of exclusion for five minutes. */
export async function prepareExclusionForm(
  services: LimitsServices,
  context: PlayerContext,
  { form }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid, language, brand } = context;
  await requireStanding(services, uid, form);
  const order: Order = [String(uid), form, language, brand];
  return addressForPlayer(services.keyring, context, 'exclusion-form', JSON.stringify(order));
}

/** The same for a member of staff, who sees the player's name by it: that is written down. */
export async function takeExclusionForm(
  services: LimitsServices,
  context: StaffContext,
  { uid: player, form }: RequestOf<typeof staffCall>,
): Promise<AddressAnswer> {
  const uid = BigInt(player);
  const account = await services.identity.account(uid);
  if (account === null) throw new Refusal('NOT_FOUND');
  await requireStanding(services, uid, form);
  const brand = brandOf(account.brand).tag;
  const order: Order = [player, form, context.language, brand];
  const result = addressForStaff(
    services.keyring,
    context,
    JSON.stringify(order),
    'exclusion-paper',
  );
  return services.audit.record(byStaff(context), async () => ({
    result,
    entries: [{ action: 'limits.form-taken', subject: { kind: 'player', uid }, after: { form } }],
  }));
}

/** The form that an address was made for. */
export async function openForm(
  { store, kyc, content, policy }: LimitsServices,
  { key, purpose }: PrivateAddress,
): Promise<PrivateFile | null> {
  const [player, kind, language, brand] = JSON.parse(key) as Order;
  const uid = BigInt(player);
  const [standing, person, { legal }, irrevocableMonths] = await Promise.all([
    store.findApplication(uid),
    kyc.personOf(uid),
    content.describeBrand(brand),
    policy.value('irrevocable_months'),
  ]);
  if (kind === 'standing' && standing === null) return null;
  const form = formOf({
    kind,
    language,
    brandName: brandOf(brand).name,
    legal,
    uid,
    name: [person.first_name, person.middle_name, person.last_name].filter(Boolean).join(' '),
    // Who of the family asked the player does not learn from us: that is theirs to say.
    standing:
      standing && purpose === 'exclusion-form'
        ? { ...standing, applicant: null, relation: null }
        : standing,
    irrevocableMonths,
    madeAt: new Date(),
  });
  return {
    type: 'application/pdf',
    body: writePdfForm(form),
    saveAs: `exclusion-${kind}-${player}.pdf`,
  };
}
