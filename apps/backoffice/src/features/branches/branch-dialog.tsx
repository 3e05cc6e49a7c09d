import { useLingui } from '@lingui/react/macro';
import {
  branchAddressMax,
  type StaffBranch,
  saveBranch,
} from '@perya/contract/kyc/staff-calls/branches';
import { TextArea, TextField } from '../../lib/fields/field.tsx';
import { numberTyped } from '../../lib/fields/money-typed.ts';
import { FormDialog } from '../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

interface BranchDialogProps {
  /** Null for a new one. */
  readonly branch: StaffBranch | null;
  /** Where a new one stands: behind all others. */
  readonly nextPlace: number;
  readonly onClose: () => void;
}

/** Adds a branch, or changes address and place of one. */
export function BranchDialog({ branch, nextPlace, onClose }: BranchDialogProps) {
  const { t } = useLingui();
  const id = branch?.id ?? null;
  const version = branch?.version ?? 0;
  const form = useCallForm(saveBranch, {
    typed: {
      address: branch?.address ?? '',
      place: String(branch?.place ?? nextPlace),
      reason: '',
    },
    input: ({ address, place, reason }) => ({
      id,
      version,
      address,
      place: numberTyped(place),
      reason,
    }),
    words: {
      address: t`At least 5 characters`,
      place: t`A whole number`,
      reason: t`Say why: it stands in the audit`,
    },
    refusals: { BRANCH_KNOWN: 'address' },
  });
  const { submit, isBusy, problem } = useSubmit(saveBranch, { form, onDone: onClose });
  return (
    <FormDialog
      title={branch === null ? t`Add a branch` : t`Change the branch`}
      startsAt="fields"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Save`}
      busy={isBusy}
      problem={problem}
    >
      <TextField
        label={t`Address`}
        hint={t`As players read it, with the city`}
        maxLength={branchAddressMax}
        {...form.field('address')}
      />
      <TextField
        label={t`Place in the list`}
        hint={t`The first one is the default of the form`}
        inputMode="numeric"
        {...form.field('place')}
      />
      <TextArea label={t`Why, for the audit`} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
