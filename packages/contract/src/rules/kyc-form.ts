import * as z from 'zod/mini';
import { kyc, lengths } from '../constants.ts';
import { type KycFormProblem, kycFormTexts } from './kyc-form-texts.ts';
import { letters } from './person/names.ts';

/** [A-292 A-293 A-294 A-295] */
export const refusedInNames = new RegExp(`[^${letters} ]`, 'g');
/** [A-297 A-298 A-299] */
export const refusedInAddresses = new RegExp(`[^${letters}0-9 ()/\\-,.#]`, 'g');

type Problem = KycFormProblem | null;

function textProblem(
  text: string,
  rule: {
    required: KycFormProblem | null;
    max: number;
    tooLong: KycFormProblem;
    refused: RegExp;
    characters: KycFormProblem;
  },
): Problem {
  // Some keyboards write the Ñ as two characters.
  const whole = text.normalize('NFC');
  if (whole.trim() === '') return rule.required;
  if (whole.length > rule.max) return rule.tooLong;
  return whole.search(rule.refused) === -1 ? null : rule.characters;
}

const nameProblem = (required: KycFormProblem | null) => (text: string) =>
  textProblem(text, {
    required,
    max: lengths.nameMax,
    tooLong: 'nameLength',
    refused: refusedInNames,
    characters: 'nameCharacters',
  });

/** */
export const firstNameProblem = nameProblem('firstNameRequired');
/** */
export const lastNameProblem = nameProblem('lastNameRequired');

/** The variant that asks for it is off unless it is switched on. [A-295 A-296] */
export const middleNameProblem = (text: string, isRequired = false): Problem =>
  nameProblem(isRequired ? 'middleNameRequired' : null)(text);

/** */
export const placeOfBirthProblem = (text: string): Problem =>
  textProblem(text, {
    required: 'placeOfBirthRequired',
    max: lengths.placeOfBirthMax,
    tooLong: 'placeOfBirthLength',
    refused: refusedInNames,
    characters: 'nameCharacters',
  });

const addressProblem = (required: KycFormProblem) => (text: string) =>
  textProblem(text, {
    required,
    max: lengths.addressMax,
    tooLong: 'addressLength',
    refused: refusedInAddresses,
    characters: 'addressCharacters',
  });

/** [A-297 A-299] */
export const currentAddressProblem = addressProblem('currentAddressRequired');
/** [A-298 A-299] */
export const permanentAddressProblem = addressProblem('permanentAddressRequired');

/** The date that is this many years before `today`, both as YYYY-MM-DD; 29 February becomes 28 where there is none. */
export function yearsBefore(today: string, years: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const then = year - years;
  const isLeap = new Date(Date.UTC(then, 1, 29)).getUTCMonth() === 1;
  const kept = month === 2 && day === 29 && !isLeap ? 28 : day;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(then).padStart(4, '0')}-${two(month)}-${two(kept)}`;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `today` is the day in Manila; dates of this form compare as text. [A-175 A-305 A-306] */
export function birthdayProblem(birthday: string, today: string): Problem {
  if (!isDate(birthday)) return 'birthdayRequired';
  const isOldEnough = birthday <= yearsBefore(today, kyc.ageMinYears);
  const isTooOld = birthday <= yearsBefore(today, kyc.ageMaxYears + 1);
  return isOldEnough && !isTooOld ? null : 'birthdayAge';
}

/** A text field whose schema reports the text of the rule that is broken. */
export const kycText = (problem: (text: string) => Problem) => {
  const missing = problem('');
  return z.string(missing === null ? undefined : kycFormTexts[missing].en).check((payload) => {
    const name = problem(payload.value);
    if (name === null) return;
    payload.issues.push({ code: 'custom', input: payload.value, message: kycFormTexts[name].en });
  });
};
