import { useLingui } from '@lingui/react/macro';
import { type StaffHome, saveHomePage } from '@perya/contract/content/staff-calls/home';
import { toast } from '@perya/ui/toast';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface SaveDialogProps {
  readonly home: StaffHome;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Publishes a home page as it was changed. */
export function SaveDialog({ home, onClose, onSaved }: SaveDialogProps) {
  const { t } = useLingui();
  const { submit, isBusy, problem } = useSubmit(saveHomePage, {
    problemIn: 'form',
    onDone: () => {
      toast.success(t`The home page is published`);
      onSaved();
      onClose();
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Publish the home page`}
      consequence={t`Players see it at once, with the next page that they open.`}
      reasons={[
        { value: 'planned', label: t`As planned` },
        { value: 'mistake', label: t`There is a mistake in it` },
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Publish`}
      onDecide={(reason) => void submit({ ...home, reason })}
      busy={isBusy}
      problem={problem}
    />
  );
}
