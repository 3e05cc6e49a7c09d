import { useLingui } from '@lingui/react/macro';
import { askPublish } from '@perya/contract/promotions/staff-calls/deciding';
import type { StaffPromotionDetail } from '@perya/contract/promotions/staff-calls/promotions';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { usePromotionWords } from '../list/promotion-words.ts';

interface AskPublishProps {
  readonly promotion: StaffPromotionDetail;
  readonly revision: number;
}

/** Asks a second person to publish the newest draft. */
export function AskPublish({ promotion, revision }: AskPublishProps) {
  const { t } = useLingui();
  const may = useMay();
  const { nameOf } = usePromotionWords();
  const reasons = useReasons(askPublish.reasons);
  const asking = useAsking(askPublish);
  if (!may('promotions.publish')) return null;
  const { id } = promotion;
  const name = nameOf(promotion);
  return (
    <>
      <UnlessWaiting action={askPublish.asks} topic={String(id)}>
        <Button kind="primary" onClick={asking.begin}>{t`Ask to publish`}</Button>
      </UnlessWaiting>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={t`Ask to publish ${name}`}
          consequence={t`Once a second person has approved, revision ${revision} counts for players at once.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) =>
            void asking.submit({ id, revision, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        />
      )}
    </>
  );
}
