import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { homeName } from '@perya/contract/content/staff-calls/home';
import {
  askCompliance,
  type ComplianceSite,
  complianceDaysMax,
} from '@perya/contract/kyc/staff-calls/compliance';
import { say } from '@perya/contract/text';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { readManilaTime } from '../../../lib/fields/manila-time.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface StartDialogProps {
  readonly site: ComplianceSite;
  /** Players who were asked to complete the check on their own page. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** Asks a second person for a window: when, whom it meets, why. */
export function StartDialog({ site, asked, onClose }: StartDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons(askCompliance.reasons);
  const form = useDecisionForm(askCompliance, {
    typed: { from: '', until: '' },
    input: (typed) => ({
      ...typed,
      tag: site.tag,
      from: typed.from === '' ? 0 : readManilaTime(typed.from),
      until: readManilaTime(typed.until),
    }),
    // Times of one zone and one form stand in the order of their texts.
    refuses: ({ from, until }) => [until <= from && 'until'],
    words: { until: t`Say when it ends, after it begins` },
    refusals: { COMPLIANCE_WINDOW: 'until' },
  });
  const asking = useAsking(askCompliance, form);
  const name = say(homeName(site.tag), language);
  const overdue = `${i18n.number(site.overdue)}${site.is_more ? '+' : ''}`;
  const others = i18n.number(asked);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Lead players of ${name} to the identity check`}
      consequence={
        <div className="flex flex-col gap-1">
          <p className="font-semibold">
            {t`As things stand it meets ${overdue} players whose time is over, and ${others} who were asked to complete the check.`}
          </p>
          <p>{t`They can open nothing else on ${name}, and open apps change at once. Their money stays; what they have begun in a game finishes.`}</p>
          <p>{t`A colleague with the permission has to approve it. It ends by itself after ${complianceDaysMax} days at most; one person can end it at any time.`}</p>
        </div>
      }
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked === null ? null : <AskedOutcome id={asking.asked} />}
      isDangerous
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t`Begins, Manila time`}
          hint={t`Empty: with the approval`}
          {...form.field('from')}
        />
        <TextField type="datetime-local" label={t`Ends, Manila time`} {...form.field('until')} />
      </div>
    </DecisionFormDialog>
  );
}
