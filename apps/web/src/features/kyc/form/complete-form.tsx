import { useLingui } from '@lingui/react/macro';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { fundSources, occupations } from '@perya/contract/rules/kyc-options';
import { reloadKyc } from '../../../lib/kyc/load-kyc.ts';
import type { SubmitClient } from '../../../lib/query/submit-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { forgetSelfie } from '../selfie-cache.ts';
import { StageFrame } from '../stage-frame.tsx';
import { AddressSection } from './address-section.tsx';
import { BasicSection } from './basic-section.tsx';
import { ChosenField } from './chosen-field.tsx';
import { FormSection } from './form-section.tsx';
import { goOnByEnter } from './go-on-by-enter.ts';
import { Reminders } from './reminders.tsx';
import { draftBasis, forgetDraft } from './rules/draft.ts';
import { isFormShut } from './rules/form-locks.ts';
import { completeProblems } from './rules/form-problems.ts';
import { type CompleteRequest, completeRequest, submitCallFor } from './rules/form-request.ts';
import { SubmitBar } from './submit-bar.tsx';
import { type Form, useForm } from './use-form.ts';
import { useFundNames, useOccupationNames } from './use-option-names.ts';
import { useShopOptions } from './use-shop-options.ts';
import './form.css';

interface CompleteFormProps {
  readonly record: KycRecord;
  /** The server has taken it: the wizard goes on. */
  readonly onSubmitted: () => void;
  readonly onBack: () => void;
  readonly takesFocus: boolean;
}

/** Another scan is another form: nothing of the one before stays in it. */
export function CompleteForm(props: CompleteFormProps) {
  return <Sections key={draftBasis(props.record)} {...props} />;
}

/** The last step: everything that the operator must know, in three sections. [A-159 A-161 A-162 A-163 A-164 A-211 A-212] */
function Sections({ record, onSubmitted, onBack, takesFocus }: CompleteFormProps) {
  const { t } = useLingui();
  const shops = useShopOptions();
  const form = useForm(record, (fields, today) =>
    completeProblems(fields, today, record, shops.ids),
  );
  const send = async (client: SubmitClient, request: CompleteRequest) => {
    try {
      await client.call(submitCallFor(record.status), request);
    } catch (error) {
      // It may have been submitted from another device: the next try goes by what the server has, so it waits for that.
      await reloadKyc().catch(() => {});
      throw error;
    }
  };
  const { submit, isBusy, problem } = useSubmit(send, {
    problemIn: 'form',
    onDone: () => {
      forgetDraft(sessionStore);
      forgetSelfie();
      // The success shows before the new status is known, which would lead elsewhere.
      onSubmitted();
    },
  });
  const isShut = isFormShut(record);
  return (
    <StageFrame
      title={t`Complete your information`}
      step={6}
      onBack={onBack}
      takesFocus={takesFocus}
    >
      <form
        noValidate
        onSubmit={form.sendBy((fields) => {
          if (!isShut) void submit(completeRequest(fields));
        })}
        onKeyDown={goOnByEnter}
        className="flex flex-col gap-4"
      >
        <fieldset
          disabled={isShut || isBusy}
          aria-label={t`Complete your information`}
          className="flex min-w-0 flex-col gap-4"
        >
          <BasicSection form={form} />
          <AddressSection form={form} shops={shops} />
          <IncomeSection form={form} />
        </fieldset>
        <Reminders />
        <SubmitBar isBusy={isBusy} isShut={isShut} problem={problem} />
      </form>
    </StageFrame>
  );
}

/** [A-162 A-287 A-288] */
function IncomeSection({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const occupationNames = useOccupationNames();
  const fundNames = useFundNames();
  return (
    <FormSection title={t`Income Information`}>
      <ChosenField
        form={form}
        name="occupation"
        label={t`Occupation`}
        options={occupations.map((value) => ({ value, label: occupationNames[value] }))}
      />
      <ChosenField
        form={form}
        name="source_of_income"
        label={t`Main source of funds`}
        options={fundSources.map((value) => ({ value, label: fundNames[value] }))}
      />
    </FormSection>
  );
}
