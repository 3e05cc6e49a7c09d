import { useLingui } from '@lingui/react/macro';
import { cancelDeposit } from '@perya/contract/payments/calls/payments';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { refresh } from '../../../lib/query/refresh.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface Question {
  readonly title: string;
  readonly id: string;
}

export function askToCancel({ title, id }: Question): void {
  openModal({
    title,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <CancelDeposit id={id} onClose={close} />,
  });
}

interface CancelDepositProps extends Omit<Question, 'title'> {
  readonly onClose: () => void;
}

function CancelDeposit({ id, onClose }: CancelDepositProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(cancelDeposit, {
    onDone: () => toast.success(t`The deposit is canceled`),
  });
  const cancel = async () => {
    const isCanceled = await submit({ id });
    onClose();
    // It had been decided before: how, the page is about to say.
    if (!isCanceled) await refresh(cancelDeposit.refreshes);
  };
  return (
    <div className="flex flex-col gap-5">
      <p>{t`If you have paid already, do not cancel: the money will arrive by itself.`}</p>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={onClose}>{t`Keep it`}</Button>
        <Button kind="danger" className="flex-1" busy={isBusy} onClick={() => void cancel()}>
          {t`Cancel deposit`}
        </Button>
      </div>
    </div>
  );
}
