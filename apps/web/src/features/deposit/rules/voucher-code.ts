/** [M-300 M-301] */
const codeLength = { min: 5, max: 50 } as const;

/** Without spaces, in its length. [M-300] */
export function cleanCode(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, codeLength.max);
}

/** Long enough for the button. [M-301] */
export const isCodeWhole = (code: string) => code.length >= codeLength.min;

/** Of one to four characters; five are enough. [M-301 M-302] */
export const isCodeShort = (code: string) => code.length > 0 && !isCodeWhole(code);
