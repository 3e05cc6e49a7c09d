import { useLingui } from '@lingui/react/macro';
import { askReadmission, type PlayerLimits } from '@perya/contract/limits/staff-calls/limits';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';

interface AskReadmissionProps {
  readonly uid: string;
  readonly limits: Pick<PlayerLimits, 'exclusion' | 'now'>;
}

/** Asks a second person to end an exclusion before its term; while nothing may end it there is no button. */
export function AskReadmission({ uid, limits: { exclusion, now } }: AskReadmissionProps) {
  const { t } = useLingui();
  const reasons = useReasons(askReadmission.reasons);
  const asking = useAsking(askReadmission);
  if (exclusion === null || exclusion.firm_until === null || exclusion.firm_until > now) {
    return null;
  }
  return (
    <>
      <UnlessWaiting action={askReadmission.asks} topic={uid}>
        <Button onClick={asking.begin}>{t`Ask to end the exclusion`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`End the exclusion of player ${uid}`}
          consequence={t`Once a second person has approved, the player may play and deposit again at once, and is told. Play limits stay as they are.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ uid, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
          isDangerous
        />
      )}
    </>
  );
}
