import { describe, expect, test } from 'vitest';
import {
  birthdayProblem,
  currentAddressProblem,
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  permanentAddressProblem,
  placeOfBirthProblem,
  yearsBefore,
} from './kyc-form.ts';
import { type KycFormProblem, kycFormTexts } from './kyc-form-texts.ts';

const said = (problem: KycFormProblem | null) =>
  problem === null ? null : kycFormTexts[problem].en;
const letters = 'Allowed characters: A-Z, a-z, space';
const wider = 'Allowed characters: A-Z, a-z, space, comma, period';

describe('names', () => {
  test.each([
    ['First name is required', firstNameProblem, 20, 'maxLength is 20'],
    ['Last name is required', lastNameProblem, 20, 'maxLength is 20'],
    ['Place of birth is required', placeOfBirthProblem, 30, 'maxLength is 30'],
  ] as const)(
    '%s, letters and spaces up to its length [A-292 A-293 A-294 A-313]',
    (missing, problem, max, tooLong) => {
      for (const empty of ['', '   ']) expect(said(problem(empty))).toBe(missing);
      expect(problem('Maria Clara')).toBeNull();
      expect(problem('a'.repeat(max))).toBeNull();
      expect(said(problem('a'.repeat(max + 1)))).toBe(tooLong);
      for (const right of ['Peña', 'MUÑOZ', 'Pen\u0303a', 'ñ'.repeat(max)])
        expect(problem(right), right).toBeNull();
      for (const wrong of ['Mar1a', 'José', 'De-Luna', "O'Neil", 'A.'])
        expect(said(problem(wrong)), wrong).toBe(letters);
    },
  );

  test('a middle name may be missing, and is asked for only where that is switched on [A-295 A-296]', () => {
    expect(middleNameProblem('')).toBeNull();
    expect(said(middleNameProblem('', true))).toBe('Middle name is required');
    expect(said(middleNameProblem('D4'))).toBe(letters);
    expect(said(middleNameProblem('a'.repeat(21)))).toBe('maxLength is 20');
    expect(middleNameProblem('Dela Cruz', true)).toBeNull();
  });
});

test.each([
  ['Current address is required', currentAddressProblem],
  ['Permanent address is required', permanentAddressProblem],
] as const)(
  '%s, by the wider pattern with the sentence of the narrower one [A-297 A-298 A-299]',
  (missing, problem) => {
    expect(said(problem(' '))).toBe(missing);
    expect(problem('#4-B (rear) Rizal St./Purok 3, Cebu 6000.')).toBeNull();
    expect(problem('a'.repeat(100))).toBeNull();
    expect(said(problem('a'.repeat(101)))).toBe('maxLength is 100');
    expect(problem('4 Peña St., Parañaque')).toBeNull();
    for (const wrong of ['Sitio; 4', 'a@b', "St. Paul's", '<b>', 'one\ntwo'])
      expect(said(problem(wrong)), wrong).toBe(wider);
  },
);

describe('the date of birth', () => {
  const today = '2026-11-16';

  test('is required, as a real date of the form YYYY-MM-DD [A-175 A-305]', () => {
    for (const none of ['', '16-11-1990', '1990-13-01', '1990-02-30', '1990-1-1'])
      expect(said(birthdayProblem(none, today)), none).toBe('Date of birth is required');
  });

  test('gives an age from 21 on this day to 100 [A-306 A-448 M-456]', () => {
    const age = 'Age must be between 21 and 100 years';
    expect(birthdayProblem('2005-11-16', today)).toBeNull();
    expect(said(birthdayProblem('2005-11-17', today))).toBe(age);
    expect(birthdayProblem('1925-11-17', today)).toBeNull();
    expect(said(birthdayProblem('1925-11-16', today))).toBe(age);
    expect(said(birthdayProblem('2030-01-01', today))).toBe(age);
  });

  test('counts a leap day by the last of February [A-306]', () => {
    expect(yearsBefore('2024-02-29', 21)).toBe('2003-02-28');
    expect(yearsBefore('2024-02-29', 100)).toBe('1924-02-29');
    expect(birthdayProblem('2003-02-28', '2024-02-29')).toBeNull();
  });
});
