import { useLingui } from '@lingui/react/macro';
import { askBankBalance, type BankAccount } from '@perya/contract/reports/staff-calls/bank';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Money } from '../../../lib/show/money.tsx';

type AskReason = (typeof askBankBalance)['reasons'][number];

interface ConfirmDialogProps {
  /** As a statement tells of it, with a balance. */
  readonly account: BankAccount & { readonly day: string; readonly balance: string };
  readonly onClose: () => void;
}

/** Asks a second person to confirm what a statement says is on an account. */
export function ConfirmDialog({ account, onClose }: ConfirmDialogProps) {
  const { t } = useLingui();
  const asking = useAsking(askBankBalance);
  const { id, number, day, balance, counts } = account;
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Confirm what is on ${number}`}
      consequence={t`It counts as cover once a second person has compared it with the bank and approved it, within 24 hours. Whoever imported the statement cannot be that person.`}
      reasons={useReasons(askBankBalance.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ account: id, day, balance, reason: chosen as AskReason, words })
      }
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked !== null && <AskedOutcome id={asking.asked} />}
    >
      <Facts
        facts={[
          { label: t`Told up to`, value: day },
          { label: t`On it`, value: <Money amount={balance} /> },
          { label: t`Counts as cover now`, value: <Money amount={counts ?? '0.00'} /> },
        ]}
      />
    </DecisionDialog>
  );
}
