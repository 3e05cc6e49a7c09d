import type { AnswerOf } from '@perya/contract/call';
import type { readWithdrawal } from '@perya/contract/payments/calls/payments';
import { maskAccountNumber } from '@perya/contract/rules/account-number';
import { type Language, say, type Text } from '@perya/contract/text';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { WithdrawalStep, WithdrawalView } from './withdrawal-view.store.ts';

const isBack: Text = {
  en: 'The money is in your balance again.',
  tl: 'Nasa balanse mo na ulit ang pera.',
};

const after = (why: Text): Text => ({
  en: `${why.en} ${isBack.en}`,
  tl: `${why.tl} ${isBack.tl}`,
});

/** Why a withdrawal was canceled, by the reason of its step. Suspicion is nothing that a player is told of. */
const cancelNotes: Readonly<Record<string, Text>> = {
  failed: after({
    en: 'The payout could not be made.',
    tl: 'Hindi natuloy ang payout.',
  }),
  returned: after({
    en: 'The bank or wallet sent the payout back.',
    tl: 'Ibinalik ng bangko o wallet ang payout.',
  }),
  'not-own-account': after({
    en: 'The account is not in your own name.',
    tl: 'Hindi nasa sarili mong pangalan ang account.',
  }),
  'more-proof': after({
    en: 'We need further proof of who you are.',
    tl: 'Kailangan namin ng dagdag na patunay kung sino ka.',
  }),
  'player-asked': after({ en: 'You asked for it.', tl: 'Hiniling mo ito.' }),
};

const reviewNote: Text = {
  en: 'A person looks at it before it is paid.',
  tl: 'Titingnan muna ito ng isang tao bago bayaran.',
};

function noteOf({ status, reason }: WithdrawalStep): Text | null {
  if (status === 'under_review') return reviewNote;
  return status === 'canceled' ? (cancelNotes[reason] ?? isBack) : null;
}

/** [G-211] */
export function presentWithdrawal(
  view: WithdrawalView,
  language: Language,
): AnswerOf<typeof readWithdrawal> {
  return {
    id: String(view.id),
    status: view.status,
    amount: toPesos(view.amount),
    fee: toPesos(view.fee),
    channel_name: view.channelName,
    channel_img: view.channelImg,
    created_at: seconds(view.createdAt),
    account: maskAccountNumber(view.tail),
    steps: view.steps.map((step) => {
      const note = noteOf(step);
      return { status: step.status, at: seconds(step.at), note: note ? say(note, language) : '' };
    }),
  };
}
