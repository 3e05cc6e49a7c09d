import { useLingui } from '@lingui/react/macro';
import { claimWithdrawal } from '@perya/contract/payments/staff-calls/withdrawals';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** Takes the withdrawal that has waited longest and opens it; `n` does too. */
export function NextWithdrawal({ onTaken }: { readonly onTaken?: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(claimWithdrawal, {
    onDone: async (claimed) => {
      if (claimed === null) {
        toast.success(t`Nothing waits: the queue is empty`);
        return;
      }
      onTaken?.();
      const { id } = claimed;
      await navigate({ to: '/payments/withdrawals/$id', params: { id }, search: true });
    },
  });
  const next = () => void submit({});
  usePageKeys({ n: next });
  return (
    <Button kind="primary" busy={isBusy} onClick={next} aria-keyshortcuts="n">
      {t`Claim the next`}
      <KeyHint>n</KeyHint>
    </Button>
  );
}
