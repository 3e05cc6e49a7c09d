import type { Text } from '../text.ts';

/** What a player is told when a field breaks its rule; the English is spelled as the documents spell it. */
export const ruleTexts = {
  phoneRequired: { en: 'Phone number is required', tl: 'Kailangan ang phone number' },
  phoneTenDigits: {
    en: "Sorry, it's not a valid phone number, should be 10 digits",
    tl: 'Paumanhin, hindi tama ang phone number, dapat 10 digit',
  },
  phoneInvalid: { en: 'Phone number Error', tl: 'Mali ang phone number' },
  countryCode: {
    en: 'Country code must be 3 characters',
    tl: 'Dapat 3 character ang country code',
  },
  codeRequired: { en: 'Please enter the code', tl: 'Ilagay ang code' },
  codeInvalid: { en: 'Please enter the correct code', tl: 'Ilagay ang tamang code' },
  passwordRequired: { en: 'Password is required', tl: 'Kailangan ang password' },
  passwordLength: {
    en: 'Password minLength is 8, maxLength is 20',
    tl: 'Ang password ay 8 hanggang 20 character',
  },
  /** The documents keep this text and raise it nowhere: the login form says passwordLogin. [M-291] */
  passwordShort: {
    en: 'Password should be at least 8 characters',
    tl: 'Ang password ay dapat hindi bababa sa 8 character',
  },
  passwordMix: {
    en: 'must contain at least 1 letter and 1 number',
    tl: 'dapat may hindi bababa sa 1 letra at 1 numero',
  },
  passwordLogin: {
    en: 'Invalid password, only allow 8-20 characters, including letters and numbers',
    tl: 'Maling password, 8-20 character lang na may mga letra at numero',
  },
  passwordCommon: {
    en: 'This password is too easy to guess, please choose another',
    tl: 'Madaling mahulaan ang password na ito, pumili ng iba',
  },
  emailInvalid: { en: 'Email Address Error', tl: 'Mali ang email address' },
  emailLength: {
    en: 'Email Address maxLength is 30',
    tl: 'Hanggang 30 character lang ang email address',
  },
  handleShort: { en: 'minLength is 5', tl: 'hindi bababa sa 5 character' },
  handleLong: { en: 'maxLength is 30', tl: 'hanggang 30 character' },
  handleCharacters: { en: 'Reg Error', tl: 'Mga letra at numero lang' },
  monthInvalid: {
    en: 'Write the month as YYYY-MM, as in 2026-11',
    tl: 'Isulat ang buwan bilang YYYY-MM, tulad ng 2026-11',
  },
  limitAmount: {
    en: 'Enter an amount from 1.00 to 10,000,000.00',
    tl: 'Maglagay ng halaga mula 1.00 hanggang 10,000,000.00',
  },
  termsRequired: {
    en: 'You must agree to the terms and conditions',
    tl: 'Dapat kang mag-agree sa mga tuntunin at kondisyon',
  },
  searchTooLong: {
    en: 'Search with up to 50 characters',
    tl: 'Maghanap gamit ang hanggang 50 character',
  },
  searchCharacters: {
    en: 'Search with letters and numbers',
    tl: 'Maghanap gamit ang mga letra at numero',
  },
  brandsInvalid: {
    en: 'This list of providers cannot be read',
    tl: 'Hindi mabasa ang listahan ng mga provider',
  },
} as const satisfies Record<string, Text>;

export type RuleName = keyof typeof ruleTexts;

const byEnglish = new Map<string, Text>(
  Object.values(ruleTexts).map((text: Text) => [text.en, text]),
);

/** A schema can carry one plain string; this finds the other language of it. */
export function findRuleText(english: string): Text | null {
  return byEnglish.get(english) ?? null;
}
