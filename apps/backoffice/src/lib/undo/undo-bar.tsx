import { useLingui } from '@lingui/react/macro';
import { closeIcon } from '@perya/ui/icons/frame';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../fields/button.tsx';
import { useNow } from '../show/use-now.ts';
import { endOffer, type UndoOffer, useUndoOffer } from './undo-offer.ts';

function Offer({ offer }: { readonly offer: UndoOffer }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const left = Math.max(0, Math.ceil((offer.untilMs - useNow(1000)) / 1000));
  useEffect(() => {
    const timer = setTimeout(() => endOffer(offer), offer.untilMs - Date.now());
    return () => clearTimeout(timer);
  }, [offer]);
  const undo = async () => {
    setBusy(true);
    if (await offer.undo()) endOffer(offer);
    setBusy(false);
  };
  return (
    <section aria-label={t`What was done last`} className="undo-bar">
      <span role="status">{offer.text}</span>
      <Button busy={isBusy} onClick={() => void undo()}>
        {t`Undo`}
        <span aria-hidden="true" className="amount-figures text-ink-muted">
          {left}
        </span>
      </Button>
      <IconButton drawing={closeIcon} label={t`Close`} onClick={() => endOffer(offer)} />
    </section>
  );
}

/** At the foot of the page: what was done last, with the way back while its minute lasts. */
export function UndoBar() {
  const offer = useUndoOffer((state) => state.offer);
  return offer && <Offer key={offer.untilMs} offer={offer} />;
}
