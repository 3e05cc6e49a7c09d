import { useLingui } from '@lingui/react/macro';
import { addTestFunds } from '@perya/contract/calls/sandbox-funds';
import { isApiError } from '@perya/contract/client-errors';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { newRequestKey } from '../../lib/http/new-request-key.ts';
import { useSession } from '../../lib/session/session.ts';
import { pesoText } from '../../lib/text/peso-text.ts';

/** Enough for an evening at the fair; the server says how often in a day. */
const amount = '1000.00';

/** Play money for whoever tries the product out; real players and real servers have no such button. */
export function TestFunds() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    try {
      const { api } = await import('../../lib/http/api.ts');
      const idempotencyKey = newRequestKey();
      const { balance } = await api.call(addTestFunds, { amount }, { idempotencyKey });
      useSession.setState(({ wallet }) => ({ wallet: wallet && { ...wallet, balance } }));
      const funds = pesoText(amount);
      toast.success(t`${funds} of test funds are in your wallet`);
    } catch (error) {
      toast.error(isApiError(error) ? error.message : t`No connection. Try again.`);
    }
    setIsAsking(false);
  };
  return (
    <Button kind="secondary" busy={isAsking} onClick={() => void ask()}>
      {t`Get test funds`}
    </Button>
  );
}
