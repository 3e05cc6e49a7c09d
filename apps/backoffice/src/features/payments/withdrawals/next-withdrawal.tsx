import { useLingui } from '@lingui/react/macro';
import { claimWithdrawal } from '@perya/contract/payments/staff-calls/withdrawals';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { NextButton } from '../../../lib/overlays/next-button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** Takes the withdrawal that has waited longest and opens it; `onOver` before, and if none waits. */
function useNextWithdrawal(onOver?: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(claimWithdrawal, {
    onDone: async (claimed) => {
      onOver?.();
      if (claimed === null) {
        toast.success(t`Nothing waits: the queue is empty`);
        return;
      }
      const { id } = claimed;
      await navigate({ to: '/payments/withdrawals/$id', params: { id }, search: true });
    },
  });
  return { next: () => void submit({}), isBusy };
}

/** Over the list as in a case: `n` does too. */
export function NextWithdrawal() {
  const { t } = useLingui();
  const { next, isBusy } = useNextWithdrawal();
  usePageKeys({ n: next });
  return (
    <Button kind="primary" busy={isBusy} onClick={next} aria-keyshortcuts="n">
      {t`Claim the next`}
      <KeyHint>n</KeyHint>
    </Button>
  );
}

/** The same from a dialog that says what was decided. */
export function ThenNextWithdrawal({ onOver }: { readonly onOver: () => void }) {
  const { t } = useLingui();
  const { next, isBusy } = useNextWithdrawal(onOver);
  return <NextButton label={t`Claim the next`} busy={isBusy} onNext={next} />;
}
