import { useLingui } from '@lingui/react/macro';
import {
  askWinDecision,
  type StaffHeldWin,
  type winDecisions,
} from '@perya/contract/games/staff-calls/held-wins';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { formatMoney } from '../../lib/show/format-money.ts';

type Decision = (typeof winDecisions)[number];

/** What is asked for, in the words of a win or of something that is taken back. */
function useTexts({ id, uid, amount: pesos, ceiling }: StaffHeldWin) {
  const { t } = useLingui();
  const amount = formatMoney(pesos, false);
  if (ceiling === 'debt') {
    return {
      released: {
        label: t`Ask to take back`,
        title: t`Take back win ${id}`,
        consequence: t`Once a second person has approved, ${amount} is taken back from player ${uid} at once, if they have it.`,
      },
      refused: {
        label: t`Ask to leave it`,
        title: t`Leave win ${id} to the player`,
        consequence: t`Once a second person has approved, ${amount} is left to player ${uid} for good.`,
      },
    };
  }
  return {
    released: {
      label: t`Ask to pay`,
      title: t`Pay win ${id}`,
      consequence: t`Once a second person has approved, ${amount} is paid to player ${uid} at once, and the player is told.`,
    },
    refused: {
      label: t`Ask to refuse`,
      title: t`Refuse win ${id}`,
      consequence: t`Once a second person has approved, ${amount} is refused to player ${uid} for good, and the player is told.`,
    },
  };
}

/** Asks a second person to pay a held win, or to refuse it for good. */
export function AskWinDecision({ win }: { readonly win: StaffHeldWin }) {
  const { t } = useLingui();
  const reasons = useReasons(askWinDecision.reasons);
  const asking = useAsking(askWinDecision);
  const [decision, setDecision] = useState<Decision>('released');
  const { id } = win;
  const texts = useTexts(win);
  const begin = (wanted: Decision) => {
    setDecision(wanted);
    asking.begin();
  };
  return (
    <>
      <UnlessWaiting action={askWinDecision.asks} topic={id}>
        <Button onClick={() => begin('refused')}>{texts.refused.label}</Button>
        <Button kind="primary" onClick={() => begin('released')}>
          {texts.released.label}
        </Button>
      </UnlessWaiting>
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
