import { useLingui } from '@lingui/react/macro';
import { type ExclusionForm, prepareExclusionForm } from '@perya/contract/limits/calls/limits';
import { Button } from '@perya/ui/button';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** The forms to print and sign, for the player or the family, and the paper of what stands. */
export function ExclusionForms({ isExcluded }: { readonly isExcluded: boolean }) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(prepareExclusionForm, {
    onDone: ({ url }) => saveFile(url),
  });
  const forms: readonly { form: ExclusionForm; label: string }[] = [
    ...(isExcluded ? [{ form: 'standing' as const, label: t`My break from play (PDF)` }] : []),
    { form: 'player', label: t`Form for players (PDF)` },
    { form: 'family', label: t`Form for the family (PDF)` },
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="text-[0.8125rem] text-ink-muted">
        {t`You or your family can also apply on paper. The forms:`}
      </p>
      <div className="flex flex-wrap gap-2">
        {forms.map(({ form, label }) => (
          <Button key={form} kind="secondary" busy={isBusy} onClick={() => void submit({ form })}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
