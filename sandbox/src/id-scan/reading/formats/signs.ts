const digitsForLetters: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  B: '8',
};
const lettersForDigits: Record<string, string> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '|': 'I',
};

/** Where only a digit can stand, a letter is the digit that it looks like. */
export const asDigit = (sign: string) => digitsForLetters[sign.toUpperCase()] ?? sign;

/** Where only a letter can stand, a digit is the letter that it looks like. */
export const asLetter = (sign: string) => lettersForDigits[sign] ?? sign.toUpperCase();

/** `DELA CRUZ` → `Dela Cruz` */
export const capitalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s(/#-])([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
