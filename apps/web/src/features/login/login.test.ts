import type { Client } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import { describe, expect, it } from 'vitest';
import { emptyDigits, enterDigits } from '../../lib/fields/otp-digits.ts';
import { clockText } from './clock-text.ts';
import { loginCalls, otpLogin } from './login-calls.ts';
import { isTooManyAttempts, lockedUntilMs, messageOr, resendAtMs } from './login-errors.ts';
import { emptyLoginForm, passwordStepProblems, phoneStepProblems } from './login-form.ts';
import { firstStep, moveStep } from './login-step.ts';
import { caretAfter, pastePhone, withoutCountry } from './typed-phone.ts';

const tooMany = 'the maximum number of code attempts has been exceeded. Please try again later';

describe('the login steps', () => {
  it('start at the phone unless the password is named [A-085]', () => {
    expect(firstStep(undefined)).toBe('login-otp-1');
    expect(firstStep('login-password')).toBe('login-password');
    expect(['login-otp-2', 'login-app-code', 'anything'].map(firstStep)).toEqual([
      'login-otp-1',
      'login-otp-1',
      'login-otp-1',
    ]);
  });

  it('lead into each other by the documented ways and no other [A-272 A-273 A-274 A-275 M-194 M-195 M-196]', () => {
    expect(moveStep('login-otp-1', 'code-sent')).toBe('login-otp-2');
    expect(moveStep('login-otp-2', 'reset-phone')).toBe('login-otp-1');
    expect(moveStep('login-otp-1', 'with-password')).toBe('login-password');
    expect(moveStep('login-password', 'with-code')).toBe('login-otp-1');
    expect(moveStep('login-password', 'code-sent')).toBe('login-password');
  });
});

describe('the login form', () => {
  const filled = {
    ...emptyLoginForm,
    number: '917 123 4567',
    password: 'Mango123',
    agreeTerms: true,
  };

  it('has its fields, with +63 as the country code [M-150]', () => {
    expect(emptyLoginForm).toEqual({
      countryCode: '+63',
      number: '',
      agreeTerms: false,
      code: emptyDigits,
      password: '',
    });
  });

  it('names what is wrong with the phone, the country and the terms [A-319 A-320 A-321 A-342 M-281 M-282 M-284 M-292]', () => {
    expect(phoneStepProblems(emptyLoginForm)).toEqual({
      number: 'phoneRequired',
      agreeTerms: 'termsRequired',
    });
    expect(phoneStepProblems({ ...filled, number: '917 123' }).number).toBe('phoneTenDigits');
    expect(phoneStepProblems({ ...filled, countryCode: '+6' }).number).toBe('countryCode');
    expect(phoneStepProblems(filled)).toEqual({ number: null, agreeTerms: null });
  });

  it('says one sentence for any wrong password and one for none [A-328 A-329 M-289 M-290]', () => {
    const problem = (password: string) => passwordStepProblems({ ...filled, password }).password;
    expect(problem('')).toBe('passwordRequired');
    expect(['short1', 'onlyletters', '12345678', 'with space1'].map(problem)).toEqual(
      Array.from({ length: 4 }, () => 'passwordLogin'),
    );
    expect(problem('Mango123')).toBeNull();
  });
});

describe('what is sent', () => {
  interface Sent {
    readonly path: string;
    readonly input: unknown;
  }
  function spy(answer: unknown) {
    const sent: Sent[] = [];
    const client = {
      call: async (call: { path: string }, input: unknown) => {
        sent.push({ path: call.path, input });
        return answer;
      },
    } as unknown as Client;
    return { sent, calls: loginCalls(client) };
  }
  const form = {
    ...emptyLoginForm,
    number: '0917 123 4567',
    password: 'Mango123',
    code: enterDigits(emptyDigits, 0, '123456').digits,
  };
  const otp = { id: 'otp', codeLength: 6, resendAt: 0 };
  const session = { token: 't', expires_at: 1 };

  it('is the phone from the 9 on and the country without its plus [A-185 A-323 A-324 A-373 M-382]', async () => {
    const { sent, calls } = spy({ id: 'otp', resendAt: 5 });
    expect(await calls.sendCode(form)).toEqual({ id: 'otp', codeLength: 6, resendAt: 5 });
    expect(sent).toEqual([
      { path: '/member/sms', input: { phone: '9171234567', country_code: '63', purpose: 'login' } },
    ]);
  });

  it('is the id and the code, of what a code login knows [A-186 A-374 M-383]', async () => {
    const { sent, calls } = spy(session);
    const input = otpLogin(otp, form);
    expect(input).toEqual({
      otpId: 'otp',
      otpCode: '123456',
      countryCode: '63',
      phoneNumber: '9171234567',
    });
    await calls.byCode(input);
    expect(sent).toEqual([{ path: '/member/otp/login', input: { otp_id: 'otp', code: '123456' } }]);
  });

  it('is the phone and the password [A-375 M-384]', async () => {
    const { sent, calls } = spy(session);
    await calls.byPassword(form);
    expect(sent[0]).toEqual({
      path: '/member/login',
      input: { country_code: '63', phone: '9171234567', password: 'Mango123' },
    });
  });

  it('is refused without a token in the answer [A-413 A-414]', async () => {
    const { calls } = spy({ token: '', expires_at: 0 });
    await expect(calls.byCode(otpLogin(otp, form))).rejects.toMatchObject({
      category: 'authentication',
      message: 'Failed to login with OTP',
    });
    await expect(calls.byPassword(form)).rejects.toThrow('Failed to login with password');
  });

  it('may be answered by asking for the second factor', async () => {
    const challenge = { token: '', expires_at: 0, challenge: 'c' };
    expect(await spy(challenge).calls.byPassword(form)).toEqual(challenge);
  });
});

describe('what is said of a failure', () => {
  const refused = new ClientError('server', 'Wait a minute', 'TOO_MANY_REQUESTS');
  const offline = new ClientError('network', 'Network error', 'NETWORK');

  it("is the server's message, or ours where it gave none [A-434 A-437 A-438 A-439 M-413 M-415 M-416 M-418]", () => {
    expect(messageOr(refused, 'Invalid code')).toBe('Wait a minute');
    expect(messageOr(offline, 'Failed to send OTP')).toBe('Failed to send OTP');
    expect(messageOr(new ClientError('server', '', 'X'), 'Failed to login')).toBe(
      'Failed to login',
    );
  });

  it('locks for 30 minutes on the exact message [A-278 A-435 M-200 M-417]', () => {
    expect(isTooManyAttempts(new ClientError('server', tooMany, 'SERVER'))).toBe(true);
    expect(isTooManyAttempts(refused)).toBe(false);
    expect(isTooManyAttempts(offline)).toBe(false);
    expect(lockedUntilMs(1000)).toBe(1000 + 1800 * 1000);
  });

  it('lets the next code be asked for after 30 s, or later if the server says so [A-277 A-472 M-199]', () => {
    expect(resendAtMs(100_000, 0)).toBe(130_000);
    expect(resendAtMs(100_000, 190)).toBe(190_000);
  });

  it('shows a long wait as a clock', () => {
    expect([0, 30, 59, 60, 1800].map(clockText)).toEqual(['0', '30', '59', '1:00', '30:00']);
  });
});

describe('the phone field', () => {
  it('takes a pasted number as digits, with or without its country [A-322 M-283]', () => {
    const all = { start: 0, end: 0 };
    expect(pastePhone('', all, '(917) 123-4567')).toBe('917 123 4567');
    expect(pastePhone('', all, '+63 917 123 4567')).toBe('917 123 4567');
    expect(pastePhone('917 999 9999', { start: 4, end: 12 }, '123 4567')).toBe('917 123 4567');
    expect(withoutCountry('639171234567')).toBe('9171234567');
    expect(withoutCountry('6391')).toBe('6391');
  });

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('917 123 4567', 3)).toBe(3);
    expect(caretAfter('917 123 4567', 4)).toBe(5);
    expect(caretAfter('917 123 4567', 10)).toBe(12);
  });
});
