import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { noConnection } from '@perya/app-kit/query/failure-text';
import type { InputOf } from '@perya/contract/call';
import { ClientError } from '@perya/contract/client-errors';
import { errors } from '@perya/contract/errors';
import { startDeposit } from '@perya/contract/payments/calls/payments';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { rememberWayBack } from '../../lib/cashier/way-back.ts';
import { readBridge } from '../../lib/partners/bridge.ts';
import { currentHost } from '../../lib/partners/hosts.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { type AfterDeposit, afterDeposit } from './rules/after-deposit.ts';
import { makesChannelsStale, type Refusal, refusalOf } from './rules/deposit-refusal.ts';
import { useHeld } from './use-held.ts';

interface DepositPlace {
  readonly partner: ChannelPartner;
  readonly reload: () => void;
  readonly close: () => void;
}

/** Whether the app around the page pays what it must; a wallet that has no payment of its own in the page charges by itself. */
async function isTakenByApp(next: AfterDeposit): Promise<boolean> {
  if (next.kind === 'app-failed') return false;
  const isCharged =
    next.kind === 'pay-in-app' || (next.kind === 'paid-by-app' && readBridge()?.pay !== undefined);
  if (!isCharged || next.url === null) return true;
  return (await currentHost()?.pay(next.url)) ?? false;
}

/** Sends a deposit and goes on as the place wants it. [M-202 M-204 M-206 M-207 M-208 M-209 M-419 M-420 M-421 M-422] */
export function useDeposit({ partner, reload, close }: DepositPlace) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fail = (text: string): never => {
    throw new ClientError('business', text, 'DEPOSIT');
  };
  const goOn = async (answer: unknown) => {
    const next = afterDeposit(partner, answer, location.href);
    if (next.kind === 'no-data') fail(say(errors.DEPOSIT_FAILED.message, language));
    if (next.kind === 'no-url') fail(t`deposit pay_url error`);
    if (!(await isTakenByApp(next))) {
      toast.error(partner === 'maya' ? t`deposit error` : t`lazada-mini deposit error`);
      return;
    }
    close();
    if (next.kind === 'redirect') {
      toast.info(t`The payment page opens`);
      rememberWayBack(location.pathname);
      location.assign(next.url);
      return;
    }
    if (next.kind === 'paid-by-app') toast.success(t`deposit success`);
  };
  const { submit, isBusy: isUnderWay } = useSubmit(startDeposit, {
    onDone: goOn,
    problemOf: (error) => {
      const unreached = say(noConnection, language);
      setRefusal(refusalOf(error, { noConnection: unreached, fallback: t`deposit error` }));
      if (makesChannelsStale(error)) reload();
      return null;
    },
  });
  const { isHeld, hold } = useHeld(isUnderWay);
  const send = (input: InputOf<typeof startDeposit>) => {
    setRefusal(null);
    hold();
    void submit(input);
  };
  return { send, isHeld, isUnderWay, refusal, forgetRefusal: () => setRefusal(null) };
}
