import { useLingui } from '@lingui/react/macro';
import {
  decideWithdrawal,
  type WithdrawalDecision,
  type WithdrawalDecisionReason,
  withdrawalDecisionReasons,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { AskPayout } from './ask-payout.tsx';
import { ThenNextWithdrawal } from './next-withdrawal.tsx';
import type { Withdrawal } from './withdrawal.ts';

function useWords({ id, uid, amount }: Withdrawal) {
  const { t } = useLingui();
  const money = formatMoney(amount, false);
  return {
    approve: {
      title: t`Pay W${id}`,
      label: t`Pay`,
      consequence: t`${money} is paid to player ${uid} at once. What was paid does not come back by itself.`,
      outcome: t`It is on its way to the player. The steps of the case say when it has arrived.`,
    },
    hold: {
      title: t`Hold W${id}`,
      label: t`Hold`,
      consequence: t`${money} stays reserved and is not paid until somebody decides. The player sees that it is under review.`,
      outcome: t`It is held.`,
    },
    cancel: {
      title: t`Cancel W${id}`,
      label: t`Cancel it`,
      consequence: t`${money} goes back into the wallet of player ${uid} at once, and the player reads the reason.`,
      outcome: t`It was canceled, and the money is back in the wallet.`,
    },
  };
}

interface DecisionsProps {
  readonly withdrawal: Withdrawal;
  readonly isMine: boolean;
}

/** What can be decided now: pay, hold or cancel; above the limit of one person, ask a second one to pay. */
export function WithdrawalDecisions({ withdrawal, isMine }: DecisionsProps) {
  const { t } = useLingui();
  const words = useWords(withdrawal);
  const [wanted, setWanted] = useState<WithdrawalDecision | null>(null);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem, setProblem } = useSubmit(decideWithdrawal, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  const reasonTexts: Record<WithdrawalDecisionReason, string> = {
    checked: t`Checked, and right`,
    'more-proof': t`More proof is needed`,
    'not-own-account': t`The account is not the player’s own`,
    'player-asked': t`The player asked for it`,
    suspicious: t`Suspicion of fraud or laundering`,
    regulator: t`The regulator or the law asks for it`,
    other: t`Another reason`,
  };
  const reasonsOf = (decision: WithdrawalDecision) =>
    withdrawalDecisionReasons[decision].map((value) => ({ value, label: reasonTexts[value] }));
  const begin = (decision: WithdrawalDecision) => {
    setDone(false);
    setProblem(undefined);
    setWanted(decision);
  };
  const mayDecide = (decision: WithdrawalDecision) =>
    isMine && withdrawal.decisions.includes(decision);
  const { id, needs_second_person: needsSecond } = withdrawal;
  const mayPay = mayDecide('approve') && !needsSecond;
  usePageKeys({
    ...(mayPay && { p: () => begin('approve') }),
    ...(mayDecide('hold') && { h: () => begin('hold') }),
  });
  return (
    <>
      {mayDecide('cancel') && (
        <Button kind="danger" onClick={() => begin('cancel')}>{t`Cancel it`}</Button>
      )}
      {mayDecide('hold') && (
        <Button onClick={() => begin('hold')} aria-keyshortcuts="h">
          {t`Hold`}
          <KeyHint>h</KeyHint>
        </Button>
      )}
      {mayPay && (
        <Button kind="primary" onClick={() => begin('approve')} aria-keyshortcuts="p">
          {t`Pay`}
          <KeyHint>p</KeyHint>
        </Button>
      )}
      {mayDecide('approve') && needsSecond && <AskPayout withdrawal={withdrawal} />}
      {wanted && (
        <DecisionDialog
          open
          onClose={() => setWanted(null)}
          title={words[wanted].title}
          consequence={words[wanted].consequence}
          reasons={reasonsOf(wanted)}
          decideLabel={words[wanted].label}
          onDecide={(_reason, { chosen, words: said }) =>
            void submit({ id, decision: wanted as never, reason: chosen as never, words: said })
          }
          busy={isBusy}
          problem={problem}
          outcome={isDone ? words[wanted].outcome : null}
          next={<ThenNextWithdrawal onOver={() => setWanted(null)} />}
          isDangerous={wanted === 'cancel'}
        />
      )}
    </>
  );
}
