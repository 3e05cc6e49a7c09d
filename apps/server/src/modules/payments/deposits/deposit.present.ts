import type { AnswerOf } from '@perya/contract/call';
import type { readDeposit } from '@perya/contract/payments/calls/payments';
import { type Language, say, type Text } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { DepositDetail } from './deposit.store.ts';

/** What a reason of a step says to the player. */
const notes: Record<string, Text> = {
  late: {
    en: 'The payment came after the time to pay, and was credited',
    tl: 'Dumating ang bayad pagkalipas ng oras, at naidagdag pa rin',
  },
  declined: {
    en: 'The payment was declined',
    tl: 'Tinanggihan ang bayad',
  },
  refused: {
    en: 'The payment could not be started',
    tl: 'Hindi nasimulan ang pagbabayad',
  },
  'given-back': {
    en: 'A payment that did not fit was given back to you',
    tl: 'Ibinalik sa iyo ang bayad na hindi tumugma',
  },
  'by-player': { en: 'You canceled it', tl: 'Kinansela mo ito' },
  expired: {
    en: 'No payment arrived in time',
    tl: 'Walang dumating na bayad sa takdang oras',
  },
};

const strayStates = { stray: 'with_staff', matched: 'credited', refunded: 'given_back' } as const;

export function presentDeposit(
  deposit: DepositDetail,
  language: Language,
): AnswerOf<typeof readDeposit> {
  const { id, status, amount, fee, payUrl, createdAt, expiresAt, steps, strays } = deposit;
  // Whoever has paid already is not asked to pay again.
  const isWithStaff = strays.some(({ state }) => state === 'stray');
  return {
    id: String(id),
    status,
    amount: toPesos(amount),
    fee: toPesos(fee),
    channel_name: deposit.channelName,
    channel_img: deposit.channelImg,
    created_at: seconds(createdAt),
    pay_url: status === 'paying' && !isWithStaff ? payUrl : null,
    expires_at: seconds(expiresAt),
    cashback: toPesos((deposit.hasCashback && deposit.cashback) || centavos(0)),
    stray_payments: strays.map((stray) => ({
      amount: toPesos(stray.amount),
      currency: stray.currency,
      paid_at: seconds(stray.paidAt),
      state: strayStates[stray.state],
      case_id: String(stray.caseId),
    })),
    steps: steps.map((step) => {
      // Where something came, the time ran out all the same, but not for want of a payment.
      const isUnsaid = step.reason === 'expired' && strays.length > 0;
      const note = isUnsaid ? undefined : notes[step.reason];
      return {
        status: step.status,
        at: seconds(step.at),
        note: note ? say(note, language) : '',
      };
    }),
  };
}
