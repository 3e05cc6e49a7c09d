import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type HomeTag, homeName } from '@perya/contract/content/staff-calls/home';
import { endCompliance } from '@perya/contract/kyc/staff-calls/compliance';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

/** Ends a window at once. */
export function EndDialog({
  tag,
  onClose,
}: {
  readonly tag: HomeTag;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const name = say(homeName(tag), useLanguage().language);
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, problem } = useSubmit(endCompliance, {
    problemIn: 'form',
    onDone: () => setDone(true),
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`End the compliance window of ${name}`}
      consequence={t`Players of ${name} can go on at once, as their identity check allows. To begin again, a second person has to approve it.`}
      reasons={[
        { value: 'done', label: t`It has done its work` },
        { value: 'mistake', label: t`Mistake corrected` },
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`End now`}
      onDecide={(reason) => void submit({ tag, reason })}
      busy={isBusy}
      problem={problem}
      outcome={isDone ? t`The window has ended: open apps let their players go on.` : null}
    />
  );
}
