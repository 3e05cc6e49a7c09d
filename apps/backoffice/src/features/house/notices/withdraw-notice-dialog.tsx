import { useLingui } from '@lingui/react/macro';
import { type HouseNotice, withdrawNotice } from '@perya/contract/messages/staff-calls/notices';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface WithdrawNoticeDialogProps {
  readonly notice: HouseNotice;
  readonly onClose: () => void;
}

export function WithdrawNoticeDialog({ notice, onClose }: WithdrawNoticeDialogProps) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(withdrawNotice, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Withdraw notice ${notice.id}`}
      consequence={t`Whoever comes from now on does not see it. Where it stands on a screen it stays until it is closed.`}
      reasons={[
        { value: 'done', label: t`The work is done` },
        { value: 'wrong', label: t`It was wrong` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Withdraw`}
      onDecide={(reason) => void submit({ id: notice.id, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`It is withdrawn.` : undefined}
    >
      <p className="whitespace-pre-line">{notice.text_en}</p>
    </DecisionDialog>
  );
}
