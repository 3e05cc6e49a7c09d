import { useLingui } from '@lingui/react/macro';
import { formatLoginPhone } from '@perya/contract/rules/phone';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { OverlayPayload } from '../../lib/overlays/pending-action.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { readOrigin } from '../../lib/session/origin.ts';
import { useAfterLogin } from '../../lib/session/use-after-login.ts';
import { useGate } from '../../lib/terms-gate/gate-state.ts';
import { CodeStep } from './code-step.tsx';
import { DocumentLink } from './document-link.tsx';
import { emptyLoginForm } from './login-form.ts';
import { LoginLead } from './login-lead.tsx';
import { wantedGameOf } from './login-reason.ts';
import { firstStep } from './login-step.ts';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { PracticeOffer } from './practice-offer.tsx';
import { useLogin } from './use-login.ts';

/** A link may bring the number along. */
function phoneOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { phone } = data as { phone?: unknown };
  return typeof phone === 'string' ? formatLoginPhone(phone) : '';
}

/** A partner's login may have come as far as the authenticator app. */
function challengeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { challenge } = data as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : '';
}

interface LoginPanelProps {
  /** The step to start at and what it needs. [A-084 A-085] */
  readonly payload: OverlayPayload;
  /** Null where login is a page of its own. */
  readonly closeModal: (() => void) | null;
  /** Called with the way back while there is an earlier step, and with null when there is none. */
  readonly onStepBack: (stepBack: (() => void) | null) => void;
}

export function LoginPanel({ payload, closeModal, onStepBack }: LoginPanelProps) {
  const navigationState = useRouterState({ select: ({ location }) => location.state });
  const origin = readOrigin(payload.data, navigationState);
  const challenge = challengeOf(payload.data);
  const login = useLogin({
    step: challenge === '' ? firstStep(payload.step) : 'login-app-code',
    challenge,
    // Whoever has just agreed at the gate is not asked again; it can be taken back here.
    form: {
      ...emptyLoginForm,
      number: phoneOf(payload.data),
      agreeTerms: useGate.getState().hasAgreed,
    },
    onSession: useAfterLogin({ origin, closeModal }),
  });
  const { step } = login.state;
  const wantedGame = wantedGameOf(payload.data);
  const reportStepBack = useEffectEvent((hasStepBack: boolean) =>
    onStepBack(hasStepBack ? () => login.move('reset-phone') : null),
  );
  const hasStepBack = step === 'login-otp-2' || step === 'login-app-code';
  useEffect(() => {
    reportStepBack(hasStepBack);
    return () => reportStepBack(false);
  }, [hasStepBack]);
  return (
    <div className="flex flex-col gap-4">
      {!hasStepBack && <LoginLead data={payload.data} isByCode={step === 'login-otp-1'} />}
      {!hasStepBack && wantedGame !== null && (
        <PracticeOffer code={wantedGame} onTaken={closeModal} />
      )}
      {hasStepBack ? (
        <CodeStep login={login} />
      ) : step === 'login-password' ? (
        <PasswordStep login={login} onForgot={closeModal} />
      ) : (
        <PhoneStep login={login} takesFocus={closeModal !== null} />
      )}
      <LoginFoot />
    </div>
  );
}

/** For whoever cannot get in, or wants to read first: help and documents that need no login. Beneath it what the law wants to be read. */
function LoginFoot() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-center text-[0.875rem] text-ink-muted">
        {t`Trouble logging in?`} <DocumentLink path="/my/helpcenter">{t`Help center`}</DocumentLink>
      </p>
      <p className="flex flex-wrap justify-center gap-x-4 text-[0.875rem] text-ink-muted leading-7">
        <DocumentLink path="/docs/faq">{t`FAQ`}</DocumentLink>
        <DocumentLink path="/responsible-gaming">{t`Responsible gaming`}</DocumentLink>
      </p>
      <LegalNotice />
    </div>
  );
}
