import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  blockedText,
  kycReminderOf,
  kycReminders,
  kycStandingText,
  type RefusedAction,
} from '@perya/contract/rules/kyc-gate';
import { languageOfLocale, say, type Text } from '@perya/contract/text';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { statusShown } from '../../../lib/kyc/known-kyc.ts';
import type { KycModal, Standing } from '../../../lib/kyc-gate/gate-decision.ts';
import { type ModalRequest, openModal } from '../../../lib/modals/open-modal.ts';
import { ContactButton } from './contact-button.tsx';
import { CountdownWarning, Restricted } from './countdown-warning.tsx';
import { Hint, WalletHint } from './hint.tsx';

interface ReminderProps {
  /** The documents begin it in the middle of a sentence, which the address before it completes. */
  readonly text: string;
  readonly more: string | null;
  readonly close: () => void;
}

/** Said when it is drawn: the language may change while a dialog is open. */
type Said = () => string;

const spoken = (text: Text) => say(text, languageOfLocale(document.documentElement.lang));

/** A sentence that begins in the middle, where nothing stands before it. */
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says what is missing, and leads to the identity check; it has a close icon. [A-237 A-247] */
function remind(text: Said, more: Said | null = null): void {
  open(
    () => t`KYC reminder`,
    (close) => <Reminder text={text()} more={more?.() ?? null} close={close} />,
  );
}

function hint(title: Said, text: Said, more: Said | null = null): void {
  open(title, (close) => <Hint text={text()} more={more?.() ?? null} close={close} />);
}

/** None closes by its mask. */
function open(
  title: Said,
  content: ModalRequest['content'],
  options: Partial<ModalRequest> = {},
): void {
  const dismissal = { closeOnMask: false, closeOnEscape: true };
  openModal({ title, presentation: 'center', ...dismissal, content, ...options });
}

const nothingGiven: Standing = { status: 'unset', is_waiting: false, policy: 'documents' };

/** Leads to the identity check, unless nothing is left to do but to wait. */
const refuse = (action: RefusedAction) => (standing: Standing) => {
  const status = statusShown(standing);
  const text = () => spoken(kycReminderOf(action, status, standing.policy));
  const cameSo = kycStandingText(standing.status, standing.is_waiting);
  const more = cameSo === null ? null : () => spoken(cameSo);
  if (status === 'under_review')
    hint(
      () => t`KYC is under review`,
      () => asSentence(text()),
      more,
    );
  // The words of a withdrawal are the documents' with every status; those of the rest say it themselves.
  else remind(text, action === 'withdraw' ? more : null);
};

const openers: Record<KycModal, (standing: Standing) => void> = {
  withdraw: refuse('withdraw'),
  deposit: refuse('deposit'),
  play: refuse('play'),
  welfare: refuse('welfare'),
  'user-centre': () =>
    remind(
      () =>
        t`Verify your identity within 72 hours of registration, so that you can deposit, play and withdraw. It takes a few minutes.`,
    ),
  'withdraw-hint': () =>
    hint(
      () => t`KYC is under review`,
      () => spoken(kycReminders.withdrawUnderReview),
    ),
  'wallet-hint': () =>
    open(
      () => t`KYC is under review`,
      (close) => <WalletHint close={close} />,
    ),
  'after-login': () =>
    hint(
      () => t`Welcome`,
      () =>
        t`Your identity is not verified yet. You can look around; to deposit, play and withdraw, please verify it first.`,
    ),
  countdown: () =>
    open(
      () => t`Your account will be restricted`,
      (close) => <CountdownWarning close={close} />,
    ),
  restricted: () =>
    open(
      () => t`Your account is restricted`,
      (close) => <Restricted close={close} />,
    ),
  // The logout that comes with it brings the gate back, which would hide the reason.
  blocked: () =>
    open(
      () => t`Your account is blocked`,
      (close) => <Blocked close={close} />,
      { isBeforeGate: true },
    ),
};

/** The dialogs of the identity gate. [A-171 A-235 A-237 A-238 A-239 A-240 A-241 A-243 A-244 A-245 A-248] */
export function openKycModal(modal: KycModal, standing = nothingGiven): void {
  openers[modal](standing);
}

/** [A-245 A-354 M-243 M-428] */
function Blocked({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{say(blockedText, language)}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <ContactButton isOutside onFollow={close} />
        <Button size="large" onClick={close}>{t`Close`}</Button>
      </div>
    </div>
  );
}

function Reminder({ text, more, close }: ReminderProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2 text-ink-muted">
        <p>{t`Dear player,`}</p>
        <p className="text-ink">{text}</p>
        {more !== null && <p>{more}</p>}
      </div>
      <Link to="/s-kyc" onClick={close} className={buttonClass('primary', 'large')}>
        {t`Go To KYC Verify Now`}
      </Link>
    </div>
  );
}
