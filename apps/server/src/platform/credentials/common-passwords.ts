import { readFileSync } from 'node:fs';

/** The most common words in lists of leaked passwords. */
const stems = `
  password passw0rd qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm letmein welcome iloveyou monkey
  dragon football baseball basketball master shadow superman batman sunshine princess admin
  login abc abcd abcde abcdef abcdefg qwe qweasd qwertz trustno michael jessica ashley charlie
  thomas daniel jordan hunter killer george andrew robert joshua pepper ginger maggie summer
  winter spring autumn freedom whatever starwars pokemon computer internet secret hello test
  testing guest user player casino jackpot lucky winner philippines pilipinas pinoy pinay
  manila cebu davao mahalkita mahal angel maria jesus christ gcash maya peso perya sinag tala
  iloveu lovely babygirl changeme access default student teacher samsung iphone android google
  facebook
`;

/** Common prefixes and suffixes where a digit is required. */
const digits = `
  1 12 123 1234 12345 123456 1234567 12345678 123456789 0 00 01 07 11 22 69 77 88 99 111 143
  321 777 888 999 000 2020 2021 2022 2023 2024 2025 2026
`;

/** Keyboard walks and other common passwords. */
const habits = `
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsx123 a1b2c3d4 aa123456
  a123456789 a12345678 123456789a 12345678a 1234567a 123456aa 1234qwer qwer1234 asdf1234
  zxcv1234 q12345678 z12345678 p4ssw0rd pa55word pa55w0rd 123qweasd 123qweasdzxc qwe123qwe
  1qazxsw2 x123456789 aaaaaaa1 aaaa1111 1111aaaa 11111111a a11111111 00000000a a00000000
  88888888a a1s2d3f4 zaq1zaq1 asd123asd 147258369a 987654321a 1a2b3c4d w1w2w3w4 test1test
`;

const words = (text: string) => text.trim().split(/\s+/);

/** What common passwords are made of. */
export const commonWords: readonly string[] = words(stems);

/** Those of public lists of leaked passwords which the documents' format lets through (docs/credits.md), by line. */
const leaked = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');

/** The commonest passwords that the documents' format lets through, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...words(leaked),
  ...words(habits),
  ...commonWords.flatMap((stem) =>
    words(digits).flatMap((digit) => [`${stem}${digit}`, `${digit}${stem}`]),
  ),
]);
