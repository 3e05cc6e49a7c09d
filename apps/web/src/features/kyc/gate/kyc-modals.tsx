import { t } from '@lingui/core/macro';
import { kycReminderOf, kycReminders, type RefusedAction } from '@perya/contract/rules/kyc-gate';
import { say, type Text } from '@perya/contract/text';
import type { KycModal, Standing } from '../../../lib/kyc-gate/gate-decision.ts';
import { languageOfLocale } from '../../../lib/language/locale.ts';
import { type ModalRequest, openModal } from '../../../lib/modals/open-modal.ts';
import { Blocked } from './blocked.tsx';
import { CountdownWarning } from './countdown-warning.tsx';
import { Hint } from './hint.tsx';
import { Reminder } from './reminder.tsx';

/** Said when it is drawn: the language may change while a dialog is open. */
type Said = () => string;

const spoken = (text: Text) => say(text, languageOfLocale(document.documentElement.lang));

/** A sentence that the documents begin in the middle. */
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says what is missing, and leads to the identity check; it has a close icon. [A-237 A-247] */
function remind(text: Said): void {
  open(
    () => t`KYC reminder`,
    (close) => <Reminder text={text()} close={close} />,
  );
}

function hint(title: Said, text: Said): void {
  open(title, (close) => <Hint text={text()} close={close} />);
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
  const status =
    standing.status === 'frozen' && standing.is_waiting ? 'under_review' : standing.status;
  const text = () => asSentence(spoken(kycReminderOf(action, status, standing.policy)));
  if (status === 'under_review') hint(() => t`KYC is under review`, text);
  else remind(text);
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
    hint(
      () => t`KYC is under review`,
      () =>
        t`Your KYC is under review. Money in your wallet can be played; it can be withdrawn once the review is passed.`,
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
