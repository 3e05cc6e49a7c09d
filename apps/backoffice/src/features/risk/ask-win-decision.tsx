import { useLingui } from '@lingui/react/macro';
import {
  askWinDecision,
  type StaffHeldWin,
  type winDecisions,
} from '@perya/contract/games/staff-calls/held-wins';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { Button } from '../../lib/fields/button.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { formatMoney } from '../../lib/show/format-money.ts';

type Decision = (typeof winDecisions)[number];

/** Asks a second person to pay a held win, or to refuse it for good. */
export function AskWinDecision({ win }: { readonly win: StaffHeldWin }) {
  const { t } = useLingui();
  const reasons = useReasons(askWinDecision.reasons);
  const asking = useAsking(askWinDecision);
  const [decision, setDecision] = useState<Decision>('released');
  const { id, uid } = win;
  const amount = formatMoney(win.amount, false);
  const texts = {
    released: {
      title: t`Pay win ${id}`,
      consequence: t`Once a second person has approved, ${amount} is paid to player ${uid} at once, and the player is told.`,
    },
    refused: {
      title: t`Refuse win ${id}`,
      consequence: t`Once a second person has approved, ${amount} is refused to player ${uid} for good, and the player is told.`,
    },
  };
  const begin = (wanted: Decision) => {
    setDecision(wanted);
    asking.begin();
  };
  return (
    <>
      <Button onClick={() => begin('refused')}>{t`Ask to refuse`}</Button>
      <Button kind="primary" onClick={() => begin('released')}>{t`Ask to pay`}</Button>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={texts[decision].title}
          consequence={texts[decision].consequence}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ id, decision, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
          isDangerous={decision === 'refused'}
        />
      )}
    </>
  );
}
