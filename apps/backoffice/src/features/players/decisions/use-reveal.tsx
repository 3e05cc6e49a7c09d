import { useLingui } from '@lingui/react/macro';
import { type RevealedField, revealPlayer } from '@perya/contract/identity/staff-calls/players';
import { type ReactNode, useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useReasons } from './use-reasons.ts';

interface Asked {
  readonly field: RevealedField;
  readonly answer: (value: string | null) => void;
}

/** Asks why before a masked value is shown: `reveal` answers the value, null if nobody said why. */
export function useReveal(uid: string): {
  reveal: (field: RevealedField) => Promise<string | null>;
  dialog: ReactNode;
} {
  const { t } = useLingui();
  const reasons = useReasons();
  const [asked, setAsked] = useState<Asked | null>(null);
  const finish = (value: string | null) => {
    asked?.answer(value);
    setAsked(null);
  };
  const { submit, isBusy, problem } = useSubmit(revealPlayer, {
    problemIn: 'form',
    onDone: ({ value }) => finish(value),
  });
  const names: Record<RevealedField, string> = {
    phone: t`Reveal the phone`,
    email: t`Reveal the email address`,
    nickname: t`Reveal the nickname`,
  };
  return {
    reveal: (field) => new Promise((answer) => setAsked({ field, answer })),
    dialog: asked && (
      <DecisionDialog
        open
        onClose={() => finish(null)}
        title={names[asked.field]}
        consequence={t`It is shown until you leave the page. Who saw it, when and why is written down.`}
        reasons={reasons('reveal')}
        decideLabel={t`Reveal`}
        onDecide={(reason) => void submit({ uid, field: asked.field, reason })}
        busy={isBusy}
        problem={problem}
      />
    ),
  };
}
