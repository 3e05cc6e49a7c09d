import { countryCode } from '../constants.ts';

/** Staff tell two players apart by it, and cannot call either. `phone` is ten digits from the 9 on. */
export function maskPhone(phone: string): string {
  return `+${countryCode} ${phone.slice(0, 3)} ••• ••${phone.slice(-2)}`;
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskName(email) : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}

export function maskName(name: string): string {
  return `${[...name].slice(0, 2).join('')}•••`;
}

/** Each name by itself; what the one who says it has hidden stays so. */
export function maskFullName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => maskName(/^\p{L}+/u.exec(word)?.[0] ?? '')).join(' ');
}
