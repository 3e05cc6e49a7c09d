import { lengths } from '../../constants.ts';
import type { Text } from '../../text.ts';
import { letters } from '../person/names.ts';
import { deliverMethods, productTypes } from './goods.ts';

/** What a field of the order form says, spelled as the documents spell it. [M-261 … M-272] */
export const orderTexts = {
  nameRequired: { en: 'Recipient name is required', tl: 'Kailangan ang pangalan ng tatanggap' },
  phoneRequired: { en: 'Phone number is required', tl: 'Kailangan ang phone number' },
  phoneStart: {
    en: 'Phone number must start with 9 or 09',
    tl: 'Dapat nagsisimula sa 9 o 09 ang phone number',
  },
  phoneEleven: {
    en: "Sorry, it's not a valid phone number, should be 11 digits",
    tl: 'Paumanhin, hindi tama ang phone number, dapat 11 digit',
  },
  phoneTen: {
    en: "Sorry, it's not a valid phone number, should be 10 digits",
    tl: 'Paumanhin, hindi tama ang phone number, dapat 10 digit',
  },
  addressRequired: {
    en: 'Delivery address is required',
    tl: 'Kailangan ang address ng paghahatiran',
  },
  /** The rule takes digits and # too; the text stays as the documents have it. [M-270] */
  addressSigns: {
    en: 'Allowed characters: A-Z, a-z, space, comma, period',
    tl: 'Mga pinapayagan: A-Z, a-z, espasyo, kuwit, tuldok',
  },
  emailRequired: { en: 'Email address is required', tl: 'Kailangan ang email address' },
  emailInvalid: { en: 'Email Address Error', tl: 'Mali ang email address' },
  tooLong: { en: 'This is too long', tl: 'Masyadong mahaba ito' },
  storeUnknown: {
    en: 'Choose one of the stores of this item',
    tl: 'Pumili ng isa sa mga tindahan ng item na ito',
  },
} as const satisfies Record<string, Text>;
export type OrderProblem = keyof typeof orderTexts;

/** [M-262 M-268 M-271] */
export const orderLengths = {
  name: lengths.orderNameMax,
  address: lengths.orderAddressMax,
  email: lengths.orderEmailMax,
} as const;

export const orderFields = ['recipient_name', 'phone_number', 'delivery_address', 'email'] as const;
export type OrderField = (typeof orderFields)[number];
export type OrderForm = Record<OrderField, string>;

/** One @, a dot in the domain, no spaces. [M-272] */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
/** [M-269 M-270] */
const addressPattern = new RegExp(`^[${letters}0-9 ,.#]*$`);

/** Digits alone are counted. [M-263 M-264 M-265 M-266] */
export function orderPhoneProblem(text: string): OrderProblem | null {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return 'phoneRequired';
  if (digits.startsWith('09')) return digits.length === 11 ? null : 'phoneEleven';
  if (!digits.startsWith('9')) return 'phoneStart';
  return digits.length === 10 ? null : 'phoneTen';
}

const problems: Record<OrderField, (text: string) => OrderProblem | null> = {
  recipient_name(text) {
    if (text.trim() === '') return 'nameRequired';
    return text.length > orderLengths.name ? 'tooLong' : null;
  },
  phone_number: orderPhoneProblem,
  delivery_address(text) {
    if (text.trim() === '') return 'addressRequired';
    if (text.length > orderLengths.address) return 'tooLong';
    return addressPattern.test(text.normalize('NFC')) ? null : 'addressSigns';
  },
  email(text) {
    if (text.trim() === '') return 'emailRequired';
    if (text.length > orderLengths.email) return 'tooLong';
    return emailPattern.test(text.trim()) ? null : 'emailInvalid';
  },
};

export const orderFieldProblem = (field: OrderField, text: string) => problems[field](text);

/** An address is for the courier alone; who it is for and how they are reached is asked always. [M-480] */
export function fieldsOf(productType: number, deliverMethod: number): readonly OrderField[] {
  const isBrought = productType === productTypes.thing && deliverMethod === deliverMethods.courier;
  return orderFields.filter((field) => field !== 'delivery_address' || isBrought);
}

/** The first field that breaks its rule, in the order of the form. */
export function orderFormProblem(
  fields: readonly OrderField[],
  form: OrderForm,
): { field: OrderField; problem: OrderProblem } | null {
  for (const field of fields) {
    const problem = problems[field](form[field]);
    if (problem) return { field, problem };
  }
  return null;
}
