import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { policyFigures } from '@perya/contract/limits/policy';
import {
  askProtectionPolicy,
  type PolicyFigureLine,
  readProtectionPolicy,
} from '@perya/contract/limits/staff-calls/policy';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { UnlessWaiting, WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { useActor } from '../../lib/show/use-actor.ts';

/** The figures of the law by which players are protected; another one takes two people. */
export function PolicyPage() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const nameOf = useActor();
  const read = useCall(readProtectionPolicy, {});
  const [changing, setChanging] = useState<PolicyFigureLine | null>(null);
  const title = t`Figures of the law`;
  return (
    <CallPage title={title} read={read} failedTitle={t`The figures could not be loaded`}>
      {({ figures }) => (
        <>
          <WaitingRequests action="limits.policy">
            <PlainTable
              title={title}
              rows={figures}
              idOf={({ name }) => name}
              columns={[
                {
                  id: 'figure',
                  title: t`Figure`,
                  cell: ({ name }) => (
                    <span className="block min-w-32 whitespace-normal sm:min-w-56">
                      {say(policyFigures[name].title, language)}
                    </span>
                  ),
                },
                {
                  id: 'value',
                  title: t`Holds`,
                  align: 'end',
                  cell: ({ name, value }) =>
                    `${i18n.number(value)} ${say(policyFigures[name].unit, language)}`,
                },
                { id: 'by', title: t`By`, cell: ({ made_by }) => nameOf(made_by) },
                { id: 'at', title: t`Since`, cell: ({ made_at }) => <Moment at={made_at} /> },
                {
                  id: 'change',
                  title: t`Change`,
                  cell: (line) =>
                    may('limits.policy') && (
                      <UnlessWaiting action="limits.policy" topic={line.name} inTable>
                        <Button onClick={() => setChanging(line)}>{t`Ask for a change`}</Button>
                      </UnlessWaiting>
                    ),
                },
              ]}
            />
          </WaitingRequests>
          {changing && <FigureDialog line={changing} onClose={() => setChanging(null)} />}
        </>
      )}
    </CallPage>
  );
}

function FigureDialog({
  line: { name, value },
  onClose,
}: {
  readonly line: PolicyFigureLine;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const reasons = useReasons(askProtectionPolicy.reasons);
  const { min, max, title, unit } = policyFigures[name];
  const form = useDecisionForm(askProtectionPolicy, {
    typed: { value: String(value) },
    input: (typed) => ({ ...typed, name, value: Number(typed.value) }),
    words: { value: t`A whole number from ${min} to ${max}` },
    refusals: { POLICY_BOUNDS: 'value', LIMITS_UNCHANGED: 'value' },
  });
  const { submit, asked, isBusy, problem } = useAsking(askProtectionPolicy, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
      title={say(title, language)}
      consequence={t`A second person has to approve. Then it holds for what is decided from that moment on; what was promised to players before stays.`}
      reasons={reasons}
      decideLabel={t`Ask`}
      busy={isBusy}
      problem={problem}
      outcome={asked && <AskedOutcome id={asked} />}
    >
      <TextField
        label={say(unit, language) || t`Figure`}
        inputMode="numeric"
        maxLength={6}
        {...form.field('value')}
      />
    </DecisionFormDialog>
  );
}
