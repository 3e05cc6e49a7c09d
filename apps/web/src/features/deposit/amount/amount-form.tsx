import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { amountDigitsMax, cleanAmount } from '@perya/contract/rules/payment-amount';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import { type Centavos, formatPesos } from '@perya/money';
import { TextField } from '@perya/ui/fields/text-field';
import { toast } from '@perya/ui/toast';
import { type FormEvent, useState } from 'react';
import { quickAmountsOf, rangeOf } from '../../../lib/cashier/channel-choice.ts';
import { QuickAmounts } from '../../../lib/cashier/quick-amounts.tsx';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { CashbackChoice } from '../cashback/cashback-choice.tsx';
import { useCashback } from '../cashback/use-cashback.ts';
import { DepositLinks } from '../deposit-links.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { amountProblem, pressOf } from '../rules/deposit-form.ts';
import { SubmitBar } from '../submit-bar.tsx';
import { useDeposit } from '../use-deposit.ts';
import { Total } from './total.tsx';

interface AmountFormProps {
  readonly partner: ChannelPartner;
  /** Null where none is open. */
  readonly channel: Channel | null;
  readonly listedAt: number;
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  readonly reload: () => void;
  readonly close: () => void;
}

const wholePesos = (amount: Centavos) => formatPesos(amount, { decimals: 0 });

export function AmountForm(props: AmountFormProps) {
  const { partner, channel, listedAt, amount, reload, close } = props;
  const { t } = useLingui();
  const { language } = useLanguage();
  const [wasPressed, setWasPressed] = useState(false);
  const { send, isHeld, isUnderWay, refusal, forgetRefusal } = useDeposit({
    partner,
    reload,
    close,
  });
  const cashback = useCashback(channel, amount, listedAt);
  const form = { channel, amount, isBusy: isHeld };
  const setAmount = (next: string) => {
    forgetRefusal();
    props.setAmount(next);
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    const outcome = pressOf(form);
    setWasPressed(true);
    if (outcome === 'no-channel') return toast.error(t`payment method not found`);
    if (outcome === 'amount-error') return toast.error(t`amount error`);
    if (outcome === 'busy' || channel === null) return;
    if (isUnderWay) return toast.info(t`Your deposit is still on its way. It is not sent twice.`);
    send({ amount, pid: channel.id, device: 'web', cashback_flag: cashback.flag, partner });
  };
  const problem = amount !== '' || wasPressed ? amountProblem(form) : null;
  const range = channel && rangeOf(channel);
  const [least, most] = range ? [wholePesos(range.min), wholePesos(range.max)] : ['', ''];
  const isWhole = channel !== null && amountProblem(form) === null;
  const asked = pesoText(amount);
  return (
    <form noValidate onSubmit={press} className="contents">
      <TextField
        label={t`Amount`}
        prefix="₱"
        inputMode="numeric"
        autoComplete="off"
        maxLength={amountDigitsMax.deposit}
        value={amount}
        onChange={(event) => setAmount(cleanAmount(event.target.value, 'deposit'))}
        hint={range ? t`From ${least} to ${most}` : undefined}
        error={refusal?.text ?? (problem === null ? undefined : say(problem, language))}
        className="amount-figures font-semibold text-lg"
      />
      {refusal !== null && <RefusalNote refusal={refusal} />}
      {channel !== null && (
        <QuickAmounts
          amounts={quickAmountsOf(partner, channel)}
          chosen={amount}
          onChoose={setAmount}
        />
      )}
      <CashbackChoice cashback={cashback} amount={amount} />
      <DepositLinks />
      <SubmitBar
        label={isWhole ? t`Deposit ${asked}` : t`Deposit`}
        isBusy={isHeld}
        isDisabled={pressOf(form) !== 'send'}
      >
        {channel !== null && isWhole && (
          <Total channel={channel} amount={amount} cashback={cashback} />
        )}
      </SubmitBar>
    </form>
  );
}
