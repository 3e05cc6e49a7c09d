import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { eyeIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { Button } from '../fields/button.tsx';
import { useMay } from '../session/session.ts';

interface MaskedProps {
  /** As the server masks it. */
  readonly value: string;
  /** Says which value is shown: 'Reveal phone'. */
  readonly name: string;
  /** Asks the server for the whole value, which writes it down; null where it could not. */
  readonly reveal: () => Promise<string | null>;
  readonly permission?: Permission;
}

/** A value of a person, masked until somebody who may asks for it. It is masked again when the screen is left. */
export function Masked({ value, name, reveal, permission = 'players.reveal' }: MaskedProps) {
  const { t } = useLingui();
  const may = useMay();
  const [shown, setShown] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    setShown(await reveal().catch(() => null));
    setBusy(false);
  };
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      <span aria-live="polite" className="amount-figures">
        {shown ?? value}
      </span>
      {shown === null && may(permission) && (
        <Button
          kind="quiet"
          drawing={eyeIcon}
          busy={isBusy}
          onClick={() => void show()}
          aria-label={t`Reveal ${name}`}
          title={t`Reveal ${name}`}
          className="h-6! w-6! px-0!"
        />
      )}
    </span>
  );
}
