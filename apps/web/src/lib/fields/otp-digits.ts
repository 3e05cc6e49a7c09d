import { lengths } from '@perya/contract/constants';

/** One text per box; an empty one is a box still to be filled. */
export type OtpDigits = readonly string[];

export interface OtpChange {
  readonly digits: OtpDigits;
  /** The box that the next digit goes to. */
  readonly focus: number;
}

const last = lengths.otpDigits - 1;

export const emptyDigits: OtpDigits = Array.from({ length: lengths.otpDigits }, () => '');

export function codeOf(digits: OtpDigits): string {
  return digits.join('');
}

/** Typed, pasted or filled in by the phone: digits go into the boxes from here on, the rest is dropped. [A-092 A-094] */
export function enterDigits(digits: OtpDigits, box: number, text: string): OtpChange {
  const typed = text.replace(/\D/g, '');
  // A whole code belongs into all boxes, wherever the player happened to paste it.
  const start = typed.length >= lengths.otpDigits ? 0 : box;
  const entered = [...typed].slice(0, lengths.otpDigits - start);
  const next = digits.map((digit, index) => entered[index - start] ?? digit);
  return { digits: next, focus: Math.min(start + entered.length, last) };
}

/** Whatever deletes a digit clears the whole code. [A-096 M-288] */
export const cleared: OtpChange = { digits: emptyDigits, focus: 0 };

/** In a filled box the whole code goes; in an empty one the player steps back. [A-095 A-097] */
export function pressBackspace(digits: OtpDigits, box: number): OtpChange {
  if (digits[box] !== '') return cleared;
  return { digits, focus: Math.max(box - 1, 0) };
}
