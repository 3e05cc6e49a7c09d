import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getKyc, insertKyc, listShops, updateKycBase } from '../kyc/calls/kyc.ts';
import { countries } from './countries.ts';
import {
  hoursPassed,
  isComplianceActive,
  isOverdue,
  isVerified,
  kycExpiresAt,
} from './kyc-deadline.ts';
import {
  birthdayProblem,
  currentAddressProblem,
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  permanentAddressProblem,
  placeOfBirthProblem,
} from './kyc-form.ts';
import { findKycFormText, type KycFormProblem, kycFormTexts } from './kyc-form-texts.ts';
import { fundSources, genders, idTypes, knownIdTypes, occupations } from './kyc-options.ts';
import { kycStatuses, kycStatusNumber, kycStatusOf } from './kyc-status.ts';

const says = (problem: KycFormProblem | null) =>
  problem === null ? null : kycFormTexts[problem].en;
const letters = 'Allowed characters: A-Z, a-z, space';
const addressCharacters = 'Allowed characters: A-Z, a-z, space, comma, period';

describe('statuses', () => {
  test('have nine names, each with its number; another number is unset [A-198 A-199 A-200]', () => {
    expect(kycStatuses.map((status) => `${kycStatusNumber(status)} ${status}`)).toEqual([
      ...['0 unset', '1 basic_account', '2 under_review', '3 rejected', '4 basic_kyc'],
      ...['5 fully_kyc', '6 frozen', '7 block', '8 test_account'],
    ]);
    expect(kycStatusOf(9)).toBe('unset');
  });

  test('fully_kyc and test_account alone count as verified [M-101 M-339]', () => {
    expect(kycStatuses.filter(isVerified)).toEqual(['fully_kyc', 'test_account']);
  });
});

describe('deadlines', () => {
  const made = 1_700_000_000;
  const hour = 3600;

  test('three flags say whether more than 24, 48 and 72 hours have passed, strictly [A-209]', () => {
    const flags = (hours: number, more = 0) => {
      const { isPast24, isPast48, isPast72 } = hoursPassed(made, made + hours * hour + more);
      return [isPast24, isPast48, isPast72];
    };
    expect(flags(24)).toEqual([false, false, false]);
    expect(flags(24, 1)).toEqual([true, false, false]);
    expect(flags(48)).toEqual([true, false, false]);
    expect(flags(48, 1)).toEqual([true, true, false]);
    expect(flags(72)).toEqual([true, true, false]);
    expect(flags(72, 1)).toEqual([true, true, true]);
    expect(kycExpiresAt(made)).toBe(made + 72 * hour);
    expect(kycExpiresAt(made, made + hour)).toBe(made + 72 * hour);
    expect(kycExpiresAt(made, made + 71 * hour)).toBe(made + 95 * hour);
  });

  test('frozen counts as not approved past 72 hours, whenever the account was made [A-210]', () => {
    expect(isOverdue('frozen', made, made)).toBe(true);
    expect(isOverdue('rejected', made, made + 72 * hour)).toBe(false);
    expect(isOverdue('rejected', made, made + 72 * hour + 1)).toBe(true);
    expect(isOverdue('fully_kyc', made, made + 9999 * hour)).toBe(false);
    expect(isOverdue('test_account', made, made + 9999 * hour)).toBe(false);
  });

  test('the compliance restriction holds with cmpl 1 within its window alone [A-208]', () => {
    const index = { cmpl: 1, cmpl_start: 100, cmpl_end: 200 };
    expect([99, 100, 150, 200, 201].map((now) => isComplianceActive(index, now))).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect(isComplianceActive({ ...index, cmpl: 0 }, 150)).toBe(false);
    expect(isComplianceActive({ ...index, cmpl: 2 }, 150)).toBe(false);
  });
});

describe('the fields of the form', () => {
  test.each([
    ['first name', firstNameProblem, 'First name is required'],
    ['last name', lastNameProblem, 'Last name is required'],
  ] as const)('%s: required, 20 letters and spaces [A-293 A-294]', (_name, problem, required) => {
    expect(says(problem(''))).toBe(required);
    expect(says(problem('   '))).toBe(required);
    expect(problem('Maria Clara')).toBeNull();
    expect(problem('a'.repeat(20))).toBeNull();
    expect(problem('a'.repeat(21))).toBe('nameLength');
    for (const wrong of ['Ana3', "O'Neil", 'José', 'Ana-Lu', 'Ana.']) {
      expect(says(problem(wrong)), wrong).toBe(letters);
    }
  });

  test('middle name: optional, or required where that is switched on [A-295 A-296]', () => {
    expect(middleNameProblem('')).toBeNull();
    expect(middleNameProblem('Dalisay')).toBeNull();
    expect(says(middleNameProblem('D4'))).toBe(letters);
    expect(middleNameProblem('a'.repeat(21))).toBe('nameLength');
    expect(says(middleNameProblem('', true))).toBe('Middle name is required');
    expect(middleNameProblem('Dalisay', true)).toBeNull();
  });

  test('place of birth: required, 30 letters and spaces [A-292 A-449]', () => {
    expect(says(placeOfBirthProblem(''))).toBe('Place of birth is required');
    expect(placeOfBirthProblem('a'.repeat(30))).toBeNull();
    expect(placeOfBirthProblem('a'.repeat(31))).toBe('placeOfBirthLength');
    expect(says(placeOfBirthProblem('Manila, NCR'))).toBe(letters);
  });

  test.each([
    ['current', currentAddressProblem, 'Current address is required'],
    ['permanent', permanentAddressProblem, 'Permanent address is required'],
  ] as const)(
    '%s address: the wider characters, the documents’ words [A-297 A-298 A-299]',
    (_name, problem, required) => {
      expect(says(problem(' '))).toBe(required);
      expect(problem('#9 (A/B-C), Brgy. San Roque 4')).toBeNull();
      expect(problem('a'.repeat(100))).toBeNull();
      expect(problem('a'.repeat(101))).toBe('addressLength');
      for (const wrong of ['a;b', 'a&b', 'a_b', 'Penáfrancia', 'a\nb', 'a@b']) {
        expect(says(problem(wrong)), wrong).toBe(addressCharacters);
      }
    },
  );

  test('birthday: a day of the calendar, from 21 to 100 years before today [A-175 A-305 A-306 A-448]', () => {
    const today = '2026-11-16';
    for (const wrong of ['', '16/11/1990', '1990-13-01', '1990-02-30', '1990-1-1']) {
      expect(says(birthdayProblem(wrong, today)), wrong).toBe('Date of birth is required');
    }
    expect(birthdayProblem('2005-11-16', today)).toBeNull();
    expect(birthdayProblem('2005-11-17', today)).toBe('birthdayAge');
    expect(birthdayProblem('1925-11-17', today)).toBeNull();
    expect(birthdayProblem('1925-11-16', today)).toBe('birthdayAge');
    expect(birthdayProblem('2004-02-29', '2025-02-28')).toBe('birthdayAge');
    expect(birthdayProblem('2004-02-29', '2025-03-01')).toBeNull();
  });

  test('choices are the documents’ lists [A-286 A-287 A-288 A-290 A-291]', () => {
    expect(idTypes).toEqual([
      ...['UMID', 'DRIVING_LICENSE', 'PASSPORT', 'PHIL_HEALTH', 'SSS', 'POSTAL', 'PRC', 'TIN'],
    ]);
    expect(knownIdTypes).toEqual([...idTypes, 'PHILSYS']);
    expect(occupations).toEqual([
      ...['Employed', 'Self-Employed', 'Business Owner', 'Student', 'Retired', 'Unemployed'],
      ...['Homemaker', 'Freelancer', 'Government Employee', 'Private Sector Employee', 'Other'],
    ]);
    expect(fundSources).toEqual([
      ...['Salary/Employment', 'Business Income', 'Investments', 'Inheritance'],
      ...['Personal Savings', 'Pension/Retirement', 'Rental Income', 'Family Allowance'],
      'Other Sources',
    ]);
    expect(genders).toEqual(['female', 'male']);
    expect(Object.values(countries)[0]).toBe('Philippines');
    expect(Object.keys(countries).length).toBeGreaterThan(240);
  });

  test('every text has its other language found by the English', () => {
    for (const text of Object.values(kycFormTexts)) expect(findKycFormText(text.en)).toEqual(text);
    expect(findKycFormText('something else')).toBeNull();
  });
});

describe('the calls of the identity check', () => {
  const form = {
    first_name: 'Narcisa',
    last_name: 'Quiambao',
    id_type: 'UMID',
    birthday: '1984-02-29',
    gender: 'female',
    nationality: 'Philippines',
    place_of_birth: 'Malolos',
    current_address: 'Unit 4',
    permanent_address: 'Unit 4',
    shop_id: 2,
    occupation: 'Employed',
    source_of_income: 'Investments',
    attachments: { idPhoto: 'a', selfieWithIDPhotoPath: 'b' },
  };

  test('every field of the form is required but the middle name, the back and the face [A-285 A-295]', () => {
    expect(z.safeParse(insertKyc.request, form).success).toBe(true);
    for (const field of Object.keys(form)) {
      const { [field as keyof typeof form]: _left, ...rest } = form;
      expect(z.safeParse(insertKyc.request, rest).success, field).toBe(false);
    }
    const base = { first_name: 'Ana', last_name: 'Cruz', birthday: '1990-01-01', gender: 'male' };
    expect(z.safeParse(updateKycBase.request, base).success).toBe(true);
    for (const field of Object.keys(base)) {
      const { [field as keyof typeof base]: _left, ...rest } = base;
      expect(z.safeParse(updateKycBase.request, rest).success, field).toBe(false);
    }
  });

  test('the record’s status is one of nine names, its cmpl 0 or 1, its photos four with their addresses [A-178 A-199 A-304 M-149]', () => {
    const { status, cmpl, attachments, shop_id, birthday } = getKyc.answer.shape;
    for (const name of kycStatuses) expect(z.safeParse(status, name).success).toBe(true);
    expect(z.safeParse(status, 'approved').success).toBe(false);
    expect([0, 1, 2, true].map((flag) => z.safeParse(cmpl, flag).success)).toEqual([
      ...[true, true, false, false],
    ]);
    expect(Object.keys(attachments.shape)).toEqual(
      ['face', 'idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath'].flatMap((name) => [
        name,
        `${name}_url`,
      ]),
    );
    expect(z.safeParse(shop_id, '2').success).toBe(false);
    expect(z.safeParse(birthday, 19900101).success).toBe(false);
  });

  test('a branch has a label and a value [A-189]', () => {
    expect(z.safeParse(listShops.answer, [{ label: 'Taft Avenue', value: 1 }]).success).toBe(true);
    expect(z.safeParse(listShops.answer, [{ label: 'Taft Avenue', value: '1' }]).success).toBe(
      false,
    );
  });
});
