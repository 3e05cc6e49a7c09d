import { countryCode } from '@perya/contract/constants';
import type { Contact } from './password-proof.ts';

/** Players recognise their own contact; bystanders cannot read it. */
export function maskedContact(contact: Contact): string {
  if ('phone' in contact) {
    const { phone } = contact;
    return `+${countryCode} ${phone.slice(0, 3)} ••• ${phone.slice(-4)}`;
  }
  const [name = '', domain = ''] = contact.email.split('@');
  return `${name.slice(0, 2)}•••@${domain}`;
}
