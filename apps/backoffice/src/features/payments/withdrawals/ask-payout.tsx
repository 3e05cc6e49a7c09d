import { useLingui } from '@lingui/react/macro';
import { askPayout } from '@perya/contract/payments/staff-calls/withdrawals';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';
import type { Withdrawal } from './withdrawal.ts';

function AskButton({ onAsk }: { readonly onAsk: () => void }) {
  const { t } = useLingui();
  usePageKeys({ p: onAsk });
  return (
    <Button kind="primary" onClick={onAsk} aria-keyshortcuts="p">
      {t`Ask to pay`}
      <KeyHint>p</KeyHint>
    </Button>
  );
}

/** Asks a second person to pay what is above the limit of one. */
export function AskPayout({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const may = useMay();
  const reasons = useReasons(askPayout.reasons);
  const asking = useAsking(askPayout);
  const { id, uid, four_eyes_above: limit } = withdrawal;
  const money = formatMoney(withdrawal.amount, false);
  const above = limit === null ? '' : formatMoney(limit, false);
  if (!may('payments.large')) return null;
  return (
    <>
      <UnlessWaiting action={askPayout.asks} topic={id}>
        <AskButton onAsk={asking.begin} />
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`Ask to pay W${id}`}
          consequence={t`It is above ${above}, so a second person approves it. Then ${money} is paid to player ${uid} at once.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ id, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}
