import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { noConnection } from '@perya/app-kit/query/failure-text';
import { exchangeVoucher } from '@perya/contract/payments/calls/vouchers';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { reloadWallet } from '../../../lib/player/load-player.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { type Refusal, refusalOf } from '../rules/deposit-refusal.ts';
import { useHeld } from '../use-held.ts';
import { resultText, walletDelayMs } from './voucher-result.ts';

/** Redeems a code; what it brought is in the wallet a second later. [M-134 M-204 M-205 M-425] */
export function useVoucher(close: () => void) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { submit, isBusy } = useSubmit(exchangeVoucher, {
    onDone: (answer) => {
      toast.success(resultText(answer, t`success`));
      close();
      setTimeout(() => void reloadWallet(), walletDelayMs);
    },
    problemOf: (error) => {
      const unreached = say(noConnection, language);
      setRefusal(refusalOf(error, { noConnection: unreached, fallback: t`deposit error` }));
      return null;
    },
  });
  const { isHeld, hold } = useHeld(isBusy);
  const send = (exchangeCode: string) => {
    setRefusal(null);
    hold();
    void submit({ exchangeCode, device: 'web' });
  };
  return { send, isHeld, refusal, forgetRefusal: () => setRefusal(null) };
}
