import { useLingui } from '@lingui/react/macro';
import type { ExclusionForm } from '@perya/contract/limits/calls/limits';
import { takeExclusionForm } from '@perya/contract/limits/staff-calls/limits';
import { Button } from '../../lib/fields/button.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** The forms of exclusion of a player as PDF; who takes one is written down. */
export function FormButtons({
  uid,
  isExcluded,
}: {
  readonly uid: string;
  readonly isExcluded: boolean;
}) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(takeExclusionForm, {
    onDone: ({ url }) => {
      Object.assign(document.createElement('a'), { href: url }).click();
    },
  });
  const forms: readonly { form: ExclusionForm; label: string }[] = [
    ...(isExcluded ? [{ form: 'standing' as const, label: t`What stands` }] : []),
    { form: 'player', label: t`Form for the player` },
    { form: 'family', label: t`Form for the family` },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {forms.map(({ form, label }) => (
        <Button key={form} busy={isBusy} onClick={() => void submit({ uid, form })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
