import { useLingui } from '@lingui/react/macro';
import {
  askListing,
  type Listing,
  type listingDecisions,
} from '@perya/contract/kyc/staff-calls/listings';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';

type Decision = (typeof listingDecisions)[number];

/** Asks a second person whether a player is the person on a list. */
export function AskListing({ listing: { uid, list, state } }: { readonly listing: Listing }) {
  const { t } = useLingui();
  const reasons = useReasons(askListing.reasons);
  const asking = useAsking(askListing);
  const [decision, setDecision] = useState<Decision>('same');
  const texts = {
    same: {
      title: t`Player ${uid} is the person on the list ${list}`,
      consequence: t`Once a second person has approved, the player is kept from play and deposits, and told. The balance can be withdrawn.`,
    },
    other: {
      title: t`Player ${uid} is not the person on the list ${list}`,
      consequence: t`Once a second person has approved, the player may play and deposit. It holds until the lists name somebody else.`,
    },
  };
  const begin = (wanted: Decision) => {
    setDecision(wanted);
    asking.begin();
  };
  return (
    <span className="inline-flex gap-2">
      <UnlessWaiting action={askListing.asks} topic={uid} inTable>
        {state !== 'listed' && (
          <Button className="h-7" onClick={() => begin('same')}>{t`The same person`}</Button>
        )}
        {state !== 'clear' && (
          <Button className="h-7" onClick={() => begin('other')}>{t`Another person`}</Button>
        )}
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
            void asking.submit({ uid, decision, reason: chosen as never, words })
          }
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
          isDangerous={decision === 'other'}
        />
      )}
    </span>
  );
}
