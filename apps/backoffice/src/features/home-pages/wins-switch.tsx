import { useLingui } from '@lingui/react/macro';
import { changeWinsSwitch, readWinsSwitch } from '@perya/contract/games/staff-calls/wins-switch';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Section } from '../../lib/show/facts.tsx';

/** Whether all home pages say who has just won; one switch for the house. */
export function WinsSwitch() {
  const { t } = useLingui();
  const mayPublish = useMay()('content.publish');
  const { answer } = useCall(readWinsSwitch, {});
  const [isAsking, setIsAsking] = useState(false);
  if (answer === null) return null;
  const isOn = answer.is_on;
  return (
    <Section
      title={t`Wins of the last minutes, on every home page`}
      actions={
        mayPublish && (
          <Button onClick={() => setIsAsking(true)}>
            {isOn ? t`Show no wins …` : t`Show wins …`}
          </Button>
        )
      }
    >
      <p className="text-ink-muted">
        {isOn
          ? t`Shown: wins of ₱100 and more, with masked names. Test accounts and excluded players are never among them.`
          : t`Not shown: players see the way to the biggest wins of the day instead.`}
      </p>
      {isAsking && <SwitchDialog isOn={!isOn} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}

interface SwitchDialogProps {
  /** How it is to stand. */
  readonly isOn: boolean;
  readonly onClose: () => void;
}

function SwitchDialog({ isOn, onClose }: SwitchDialogProps) {
  const { t } = useLingui();
  const { submit, isBusy, problem } = useSubmit(changeWinsSwitch, {
    problemIn: 'form',
    onDone: () => {
      toast.success(isOn ? t`Home pages show wins` : t`Home pages show no wins`);
      onClose();
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={isOn ? t`Show the wins of the last minutes` : t`Show no wins of the last minutes`}
      consequence={t`Players see it within seconds, on the home page of every brand.`}
      reasons={[
        { value: 'planned', label: t`As planned` },
        { value: 'regulator', label: t`The regulator or the law asks for it` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={isOn ? t`Show wins` : t`Show no wins`}
      onDecide={(reason) => void submit({ is_on: isOn, reason })}
      busy={isBusy}
      problem={problem}
    />
  );
}
