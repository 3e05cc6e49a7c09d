import { useLingui } from '@lingui/react/macro';
import { addTestFunds } from '@perya/contract/payments/calls/sandbox-funds';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pesoText } from '../../lib/text/peso-text.ts';

/** One portion; the server limits how much in a day. */
const amount = '1000.00';

/** Play money for whoever tries the product out; real players and real servers have no such button. */
export function TestFunds() {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(addTestFunds, {
    onDone: () => {
      const funds = pesoText(amount);
      toast.success(t`${funds} of test funds are in your wallet`);
    },
  });
  return (
    <Button
      kind="secondary"
      busy={isBusy}
      onClick={() => void throughKycGate(addTestFunds, () => submit({ amount }))}
    >
      {t`Get test funds`}
    </Button>
  );
}
