import { useLingui } from '@lingui/react/macro';
import { askVipLevels, type StaffVipLevel } from '@perya/contract/vip/staff-calls/levels';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextArea } from '../../lib/fields/field.tsx';
import { numberTyped } from '../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';

interface LevelsDialogProps {
  readonly levels: readonly StaffVipLevel[];
  readonly onClose: () => void;
}

/** A threshold on each line, from the first level to the last; commas within a number are left out. */
const readThresholds = (typed: string): number[] =>
  typed
    .split('\n')
    .map((line) => line.replaceAll(',', '').trim())
    .filter((line) => line !== '')
    .map((line) => numberTyped(line));

/** Asks a second person to change what the levels need. */
export function LevelsDialog({ levels: shown, onClose }: LevelsDialogProps) {
  const { t } = useLingui();
  const [seen] = useState(() => shown.map(({ xp }) => xp));
  const count = seen.length;
  const form = useDecisionForm(askVipLevels, {
    typed: { xp: seen.join('\n') },
    input: ({ xp, reason, words }) => ({ xp: readThresholds(xp), seen, reason, words }),
    words: { xp: t`${count} whole numbers, one on each line` },
    refusals: { VIP_ORDER: 'xp', NOTHING_TO_CHANGE: 'xp' },
  });
  const asking = useAsking(askVipLevels, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Change the levels`}
      consequence={t`Once a second person has approved, players rise by it with their next round. Whoever has reached a level keeps it.`}
      reasons={useReasons(askVipLevels.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextArea
        label={t`XP of each level`}
        hint={t`From the first level to the last, one on each line`}
        rows={12}
        {...form.field('xp')}
      />
    </DecisionFormDialog>
  );
}
