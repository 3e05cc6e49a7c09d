import type { AnswerOf } from '@perya/contract/call';
import { ClientError } from '@perya/contract/client-errors';
import { lengths } from '@perya/contract/constants';
import {
  loginByCode,
  loginByPassword,
  loginBySecondFactor,
  sendCode,
} from '@perya/contract/identity/calls/session';
import { extractCountryCode, extractPhone } from '@perya/contract/rules/phone';
import { codeOf } from '../../lib/fields/otp-digits.ts';
import type { SubmitClient } from '../../lib/query/submit-client.ts';
import type { LoginForm, Otp } from './login-form.ts';

type SessionAnswer = AnswerOf<typeof loginByCode>;

/** An answer must bring a token, or ask for the second factor. [A-413 A-414] */
function requireSession(answer: SessionAnswer, failure: string): SessionAnswer {
  if (answer?.token || answer?.challenge) return answer;
  throw new ClientError('authentication', failure, 'NO_TOKEN');
}

/** What a login by code knows; the code's id stands for the phone, so only the first two are sent. */
export interface OtpLogin {
  readonly otpId: string;
  readonly otpCode: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
}

export function otpLogin(otp: Otp, form: LoginForm): OtpLogin {
  return {
    otpId: otp.id,
    otpCode: codeOf(form.code),
    countryCode: extractCountryCode(form.countryCode),
    phoneNumber: extractPhone(form.number),
  };
}

/** The calls of the login, with what was typed turned into what is sent. [A-323 A-324 A-373 A-374 A-375 M-382 M-383 M-384] */
export function loginCalls(client: Pick<SubmitClient, 'call'>) {
  return {
    async sendCode({ number, countryCode }: LoginForm): Promise<Otp> {
      const sent = await client.call(sendCode, {
        phone: extractPhone(number),
        country_code: extractCountryCode(countryCode),
        purpose: 'login',
      });
      return { ...sent, codeLength: sent.codeLength ?? lengths.otpDigits };
    },
    async byCode({ otpId, otpCode }: OtpLogin) {
      const answer = await client.call(loginByCode, { otp_id: otpId, code: otpCode });
      return requireSession(answer, 'Failed to login with OTP');
    },
    async byPassword({ number, countryCode, password }: LoginForm) {
      const answer = await client.call(loginByPassword, {
        country_code: extractCountryCode(countryCode),
        phone: extractPhone(number),
        password,
      });
      return requireSession(answer, 'Failed to login with password');
    },
    async bySecondFactor(challenge: string, code: string) {
      const answer = await client.call(loginBySecondFactor, { challenge, code });
      return requireSession(answer, 'Failed to login with OTP');
    },
  };
}

export type LoginCalls = ReturnType<typeof loginCalls>;
