import { maskEmail, maskPhone } from '@perya/contract/staff/mask';

const emails = /[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+/g;
const ownPhones = /(?<![\d+])(?:\+?63|0)?(9\d{9})(?!\d)/g;
const otherPhones = /\+\d{8,15}(?!\d)/g;

/** Masks what reads as an email address or a phone, alone or within other words. */
export function maskWithin(text: string): string {
  return text
    .replace(emails, maskEmail)
    .replace(ownPhones, (_, digits: string) => maskPhone(digits))
    .replace(otherPhones, (phone) => `+••• ••${phone.slice(-2)}`);
}
