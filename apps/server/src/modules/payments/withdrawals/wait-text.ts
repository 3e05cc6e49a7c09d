import type { Text } from '@perya/contract/text';

const moment = (locale: string, until: Date) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  }).format(until);

/** After a change of the phone number, with the moment from which withdrawals are open again. */
export function waitText(until: Date): Text {
  return {
    en: `You have changed your phone number: withdrawals open on ${moment('en-PH', until)}`,
    tl: `Nagpalit ka ng numero: bubukas ang withdrawal sa ${moment('fil-PH', until)}`,
  };
}

/** Of an account that was added not long ago. */
export function youngText(until: Date): Text {
  return {
    en: `This account is new: you can withdraw to it from ${moment('en-PH', until)}`,
    tl: `Bago ang account na ito: makaka-withdraw ka rito mula ${moment('fil-PH', until)}`,
  };
}
