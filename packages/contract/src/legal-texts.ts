import type { Legal } from './brands.ts';
import { kyc } from './constants.ts';
import type { Text } from './text.ts';

/** What the law wants to be read wherever one plays or pays. */
export const legalTexts = {
  warning: {
    en: 'Gambling is addictive. Know when to stop.',
    tl: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  },
  helpline: { en: 'Helpline', tl: 'Linya ng tulong' },
} as const satisfies Record<string, Text>;

export const ageMark = `${kyc.ageMinYears}+`;

export function licenceText({ licence: { regulator, number } }: Pick<Legal, 'licence'>): Text {
  return {
    en: `Licensed by ${regulator}, licence no. ${number}`,
    tl: `Lisensyado ng ${regulator}, lisensya blg. ${number}`,
  };
}

/** As a phone dials it: a number of the Philippines from anywhere, a short one as it is. */
export function dialled({ helpline: { number } }: Pick<Legal, 'helpline'>): string {
  return `tel:${number.replaceAll(' ', '').replace(/^0/, '+63')}`;
}
