import { countryCode } from '@perya/contract/constants';

/** Players recognise their own number; bystanders cannot read it. The same on every screen. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `+${countryCode} ${phone.slice(0, 3)} ••• ${phone.slice(-4)}`;
}
