import { useLingui } from '@lingui/react/macro';
import { askMonthSigned, type CoverLook } from '@perya/contract/reports/staff-calls/cover';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { HowOld } from './how-old.tsx';

type AskReason = (typeof askMonthSigned)['reasons'][number];

interface SignDialogProps {
  readonly month: string;
  readonly look: CoverLook;
  readonly onClose: () => void;
}

/** Asks a second person to sign a month, with the look that is on the page. */
export function SignDialog({ month, look, onClose }: SignDialogProps) {
  const { t, i18n } = useLingui();
  const asking = useAsking(askMonthSigned);
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Sign ${month}`}
      consequence={t`The figures of its closed days and this look are fixed. A second person has to approve it within 24 hours.`}
      reasons={useReasons(askMonthSigned.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void asking.submit({ month, look: look.id, reason: chosen as AskReason, words })
      }
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked !== null && <AskedOutcome id={asking.asked} />}
    >
      <Facts
        facts={[
          { label: t`Looked at`, value: <Moment at={look.at} /> },
          ...look.banks
            .filter(({ lapsed }) => lapsed !== null)
            .map(({ account, day, ...bank }) => ({
              label: t`Bank ${account}, ${day}`,
              value: <HowOld {...bank} />,
            })),
          { label: t`Owed to players`, value: <Money amount={look.owed} /> },
          { label: t`There to pay it`, value: <Money amount={look.cover} /> },
          { label: t`Beyond what is owed`, value: <Money amount={look.beyond} signed /> },
          { label: t`Bank lines without a payment`, value: i18n.number(look.unmatched) },
        ]}
      />
    </DecisionDialog>
  );
}
