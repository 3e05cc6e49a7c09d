import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useState } from 'react';
import { codeOf, emptyDigits } from '../../lib/fields/otp-digits.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type LoginCalls, loginCalls, otpLogin } from './login-calls.ts';
import { forgetLoginCode, keepLoginCode, readLoginCode } from './login-code.ts';
import { isTooManyAttempts, lockedUntilMs, messageOr, resendAtMs } from './login-errors.ts';
import { type LoginForm, type Otp, phoneStepProblems } from './login-form.ts';
import { type LoginMove, type LoginStep, moveStep } from './login-step.ts';

interface CodeMessage {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

interface LoginState {
  readonly step: LoginStep;
  readonly form: LoginForm;
  readonly otp: Otp | null;
  readonly challenge: string;
  /** A recovery code as it is typed; null while the code of the app is asked for. */
  readonly recovery: string | null;
  readonly resendAtMs: number;
  /** What the server answered to the phone or the password. */
  readonly refusal: string | undefined;
  readonly codeMessage: CodeMessage | undefined;
  /** The player tried to go on without agreeing. */
  readonly isTermsMissing: boolean;
}

interface LoginInput {
  readonly step: LoginStep;
  /** Of a login that was begun elsewhere; empty otherwise. */
  readonly challenge: string;
  readonly form: LoginForm;
  readonly onSession: (session: { token: string; expires_at: number }) => Promise<void>;
}

interface Request {
  readonly work: (calls: LoginCalls) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** The state of the login: fields, step, pending request and error. */
export function useLogin({ step, challenge, form, onSession }: LoginInput) {
  const { t } = useLingui();
  const [state, setState] = useState<LoginState>({
    step,
    form,
    otp: null,
    challenge,
    recovery: null,
    resendAtMs: 0,
    refusal: undefined,
    codeMessage: undefined,
    isTermsMissing: false,
  });
  const patch = (next: Partial<LoginState>) => setState((before) => ({ ...before, ...next }));
  const change = (fields: Partial<LoginForm>) =>
    setState((before) => ({
      ...before,
      form: { ...before.form, ...fields },
      refusal: undefined,
      codeMessage: undefined,
      isTermsMissing: before.isTermsMissing && fields.agreeTerms !== true,
    }));
  const move = (by: LoginMove, also: Partial<LoginState> = {}) =>
    setState((before) => ({
      ...before,
      refusal: undefined,
      codeMessage: undefined,
      form: { ...before.form, code: emptyDigits },
      ...also,
      step: moveStep(before.step, by),
    }));
  const lockOn = (error: unknown): Partial<LoginState> => {
    if (!isTooManyAttempts(error)) return {};
    forgetLoginCode(sessionStore);
    return { resendAtMs: lockedUntilMs(Date.now()) };
  };
  const askForCode = async (calls: LoginCalls) => {
    const otp = await calls.sendCode(state.form);
    const sent = { otp, resendAtMs: resendAtMs(Date.now(), otp.resendAt) };
    keepLoginCode(sessionStore, { ...sent, sentTo: state.form.number });
    return sent;
  };

  const { submit, isBusy } = useSubmit((client, { work }: Request) => work(loginCalls(client)), {
    problemOf: (error, { onError }) => {
      onError(error);
      return null;
    },
  });
  const run = (work: Request['work'], onError: Request['onError']) => submit({ work, onError });
  const finish = async (session: {
    token: string;
    expires_at: number;
    challenge?: string | undefined;
  }) => {
    forgetLoginCode(sessionStore);
    if (session.token !== '') return onSession(session);
    move('second-factor-asked', { challenge: session.challenge ?? '', recovery: null });
  };
  const refuseCode = (error: unknown) =>
    setState((before) => ({
      ...before,
      ...lockOn(error),
      form: { ...before.form, code: emptyDigits },
      recovery: before.recovery && '',
      codeMessage: { kind: 'error', text: messageOr(error, t`Invalid code`) },
    }));

  const send = () => {
    if (phoneStepProblems(state.form).agreeTerms) return patch({ isTermsMissing: true });
    const kept = readLoginCode(sessionStore, state.form.number, Date.now());
    if (kept !== null) return move('code-sent', { otp: kept.otp, resendAtMs: kept.resendAtMs });
    return run(
      async (calls) => move('code-sent', await askForCode(calls)),
      (error) => patch({ refusal: messageOr(error, t`Failed to send OTP`), ...lockOn(error) }),
    );
  };
  const resend = () =>
    run(
      async (calls) => {
        const sent = await askForCode(calls);
        change({ code: emptyDigits });
        patch({
          ...sent,
          codeMessage: { kind: 'success', text: t`otp code sent.` },
        });
      },
      (error) =>
        patch({
          codeMessage: { kind: 'error', text: messageOr(error, t`Failed to login`) },
          ...lockOn(error),
        }),
    );
  const submitCode = () =>
    run(async (calls) => {
      if (state.step === 'login-app-code') {
        const code = state.recovery ?? codeOf(state.form.code);
        await finish(await calls.bySecondFactor(state.challenge, code));
      } else if (state.otp !== null) {
        await finish(await calls.byCode(otpLogin(state.otp, state.form)));
      }
    }, refuseCode);
  const submitPassword = () =>
    run(
      async (calls) => finish(await calls.byPassword(state.form)),
      (error) => patch({ refusal: messageOr(error, t`Failed to login`) }),
    );
  const typeRecovery = (recovery: string | null) => patch({ recovery, codeMessage: undefined });
  const showCodeProblem = (text: string) => patch({ codeMessage: { kind: 'error', text } });

  return {
    state: { ...state, isBusy },
    change,
    move,
    send,
    resend,
    submitCode,
    submitPassword,
    typeRecovery,
    showCodeProblem,
    finish,
  };
}

export type Login = ReturnType<typeof useLogin>;
