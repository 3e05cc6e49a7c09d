import { type OrderForm, orderFields } from '@perya/contract/rules/mall/order-form';
import type { Keyring } from '../../../platform/keyring.ts';

const nobody: OrderForm = {
  recipient_name: '',
  phone_number: '',
  delivery_address: '',
  email: '',
};

/** Who an order is for and where it goes lies sealed: the database alone tells nobody. */
export function sealRecipient(keyring: Pick<Keyring, 'seal'>, form: OrderForm): Buffer {
  const fields = Object.fromEntries(orderFields.map((field) => [field, form[field]]));
  return keyring.seal(Buffer.from(JSON.stringify(fields)));
}

export function openRecipient(
  keyring: Pick<Keyring, 'open'>,
  { recipient }: { recipient: Buffer | null },
): OrderForm {
  if (recipient === null) return nobody;
  return { ...nobody, ...(JSON.parse(keyring.open(recipient).toString()) as Partial<OrderForm>) };
}
