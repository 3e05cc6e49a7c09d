import { describe, expect, test } from 'vitest';
import { codeProblem, emailProblem, handleProblem, maskEmail } from './account-fields.ts';
import { loginPasswordProblem, passwordProblem } from './password.ts';
import {
  accountPhoneProblem,
  countryCodeProblem,
  extractCountryCode,
  extractPhone,
  formatLoginPhone,
  loginPhoneProblem,
  maskPhone,
} from './phone.ts';
import { findRuleText, ruleTexts } from './rule-texts.ts';

describe('the login phone', () => {
  test.each([
    ['9171234567', '917 123 4567'],
    ['917123', '917 123'],
    ['91712345678901', '917 123 4567'],
  ])(
    '%s is shown as %s, in groups of 3-3-4 and 12 characters at most [A-090 A-318 M-277 M-280]',
    (typed, shown) => {
      expect(formatLoginPhone(typed)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(12);
    },
  );

  test.each([
    ['09171234567', '0917 123 4567'],
    ['0917123456789', '0917 123 4567'],
    ['0', '0'],
    ['017', '0917'],
  ])('%s is kept as %s, 13 characters at most [A-317 A-318 M-279 M-280]', (typed, shown) => {
    expect(formatLoginPhone(typed)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(13);
  });

  test('another first digit becomes a 9 [A-316 M-278]', () => {
    expect(formatLoginPhone('8')).toBe('9');
    expect(formatLoginPhone('1171234567')).toBe('917 123 4567');
  });

  test('pasted text is reduced to its digits [A-322 M-283]', () => {
    expect(formatLoginPhone(' (0917) 123-4567 ')).toBe('0917 123 4567');
    expect(formatLoginPhone('call me')).toBe('');
  });

  test('the number sent is the run of digits that starts at the 9 [A-323 A-449 M-441]', () => {
    expect(extractPhone('0917 123 4567')).toBe('9171234567');
    expect(extractPhone('917 123 4567')).toBe('9171234567');
  });

  test('the country code is sent without its plus and is 63 by default [A-324 A-449]', () => {
    expect(extractCountryCode('+63')).toBe('63');
    expect(extractCountryCode('')).toBe('63');
  });

  test('has its messages [A-319 A-320 A-321 M-281 M-282 M-284]', () => {
    expect(loginPhoneProblem('')).toBe('phoneRequired');
    expect(loginPhoneProblem('917 123')).toBe('phoneTenDigits');
    expect(loginPhoneProblem('0917 123 4567')).toBeNull();
    expect(countryCodeProblem('+6')).toBe('countryCode');
    expect(countryCodeProblem('+63')).toBeNull();
    expect(ruleTexts.phoneRequired.en).toBe('Phone number is required');
    expect(ruleTexts.phoneTenDigits.en).toBe(
      "Sorry, it's not a valid phone number, should be 10 digits",
    );
    expect(ruleTexts.countryCode.en).toBe('Country code must be 3 characters');
  });
});

describe('the account phone', () => {
  test('is a 9 and nine or ten digits', () => {
    expect(accountPhoneProblem('9171234567')).toBeNull();
    expect(accountPhoneProblem('91712345678')).toBeNull();
    for (const phone of ['917123456', '8171234567', '917123456789', '']) {
      expect(accountPhoneProblem(phone), phone).toBe('phoneInvalid');
    }
    expect(ruleTexts.phoneInvalid.en).toBe('Phone number Error');
  });
});

describe('passwords', () => {
  test('have 8 to 20 letters and digits, at least one of each [A-326 A-327 A-329 A-449 M-441]', () => {
    expect(passwordProblem('abcdefg1')).toBeNull();
    expect(passwordProblem(`${'a'.repeat(19)}1`)).toBeNull();
    expect(passwordProblem('')).toBe('passwordRequired');
    expect(passwordProblem('abcdef1')).toBe('passwordLength');
    expect(passwordProblem(`${'a'.repeat(20)}1`)).toBe('passwordLength');
    for (const password of ['abcdefgh', '12345678', 'abc defg1', 'abcdefg1!', 'ñabcdefg1']) {
      expect(passwordProblem(password), password).toBe('passwordMix');
    }
  });

  test('the login panel says one sentence for any break [A-328 M-289 M-290]', () => {
    expect(loginPasswordProblem('')).toBe('passwordRequired');
    expect(loginPasswordProblem('short1')).toBe('passwordLogin');
    expect(loginPasswordProblem('abcdefgh')).toBe('passwordLogin');
    expect(loginPasswordProblem('abcdefg1')).toBeNull();
    expect(ruleTexts.passwordLogin.en).toBe(
      'Invalid password, only allow 8-20 characters, including letters and numbers',
    );
  });

  test('a text on eight characters exists and the login panel never raises it [M-291]', () => {
    expect(ruleTexts.passwordShort.en).toBe('Password should be at least 8 characters');
    const tried = ['', 'a', '1', 'abc1', 'abcdef1', '       ', 'a'.repeat(21), 'abcdefg1'];
    for (const password of tried) {
      expect(loginPasswordProblem(password), password).not.toBe('passwordShort');
    }
  });
});

describe('names, addresses and codes', () => {
  test('an email address has a common form and at most 30 characters [A-332 A-333 A-449]', () => {
    expect(emailProblem('ana.cruz+1@mail.example.ph')).toBeNull();
    for (const email of ['', 'ana', 'ana@', '@b.ph', 'a b@c.ph', 'ana@b', 'ana@@b.ph', 'ana@b.p']) {
      expect(emailProblem(email), email).toBe('emailInvalid');
    }
    expect(emailProblem(`${'a'.repeat(26)}@b.ph`)).toBe('emailLength');
  });

  test('a name has 5 to 30 letters and digits [A-334 A-335 A-449]', () => {
    expect(handleProblem('Maria')).toBeNull();
    expect(handleProblem('Mari')).toBe('handleShort');
    expect(handleProblem('m'.repeat(31))).toBe('handleLong');
    expect(handleProblem('maria_clara')).toBe('handleCharacters');
    expect([
      ruleTexts.handleShort.en,
      ruleTexts.handleLong.en,
      ruleTexts.handleCharacters.en,
    ]).toEqual(['minLength is 5', 'maxLength is 30', 'Reg Error']);
  });

  test('a code has six digits [A-338 A-339 A-340 M-286 M-287 M-441]', () => {
    expect(codeProblem('')).toBe('codeRequired');
    expect(codeProblem('12345')).toBe('codeInvalid');
    expect(codeProblem('12345a')).toBe('codeInvalid');
    expect(codeProblem('123456')).toBeNull();
    expect(ruleTexts.codeRequired.en).toBe('Please enter the code');
    expect(ruleTexts.codeInvalid.en).toBe('Please enter the correct code');
  });

  test('every sentence is found again in the other language', () => {
    for (const text of Object.values(ruleTexts)) expect(findRuleText(text.en)).toEqual(text);
    expect(findRuleText('something else')).toBeNull();
  });
});

test('a contact is masked in one way, of signs that every SMS can carry', () => {
  expect(maskPhone('9171234567')).toBe('+63 917 **** 567');
  expect(maskEmail('maria@perya.ph')).toBe('ma***@perya.ph');
});
