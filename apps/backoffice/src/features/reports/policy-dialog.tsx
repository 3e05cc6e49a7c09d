import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { askFiguresPolicy, type readFiguresPolicy } from '@perya/contract/reports/staff-calls/days';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { percentText, readHour, readShare } from './policy-values.ts';

interface PolicyDialogProps {
  readonly policy: AnswerOf<typeof readFiguresPolicy>;
  readonly onClose: () => void;
}

/** Asks a second person for another hour or another share, from a day on that has not begun. */
export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons(askFiguresPolicy.reasons);
  const [newest] = policy.lines;
  const form = useDecisionForm(askFiguresPolicy, {
    typed: {
      from_day: policy.earliest,
      day_hour: String(newest?.day_hour ?? 0),
      share_basis_points: percentText(newest?.share_basis_points ?? 0),
    },
    input: (typed) => ({
      ...typed,
      day_hour: readHour(typed.day_hour),
      share_basis_points: readShare(typed.share_basis_points),
    }),
    words: {
      from_day: t`A day as 2026-11-30`,
      day_hour: t`A whole hour from 0 to 23`,
      share_basis_points: t`A percentage from 0 to 100, with two decimals at most`,
    },
    refusals: { DAY_HAS_BEGUN: 'from_day', DAY_HAS_POLICY: 'from_day' },
  });
  const { submit, asked, isBusy, problem } = useAsking(askFiguresPolicy, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit((input) => submit(input))}
      onClose={onClose}
      title={t`Another gaming day or share`}
      consequence={t`It holds from that day on: days that have begun stay as they are. A second person has to approve it within 24 hours.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={isBusy}
      problem={problem}
      outcome={asked ? <AskedOutcome id={asked} /> : undefined}
    >
      <TextField label={t`From the gaming day`} maxLength={10} {...form.field('from_day')} />
      <TextField
        label={t`A day begins at, in hours`}
        inputMode="numeric"
        maxLength={2}
        {...form.field('day_hour')}
      />
      <TextField
        label={t`The regulator takes of the gross revenue, in percent`}
        inputMode="decimal"
        maxLength={6}
        {...form.field('share_basis_points')}
      />
    </DecisionFormDialog>
  );
}
