import { useLingui } from '@lingui/react/macro';
import { policyBrands } from '@perya/contract/brands';
import { documentKinds } from '@perya/contract/content/calls/documents';
import { beginDocument } from '@perya/contract/content/staff-calls/articles';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { brandLabel, documentNames } from '../article-words.ts';

/** For a brand that has none yet; one that is there opens as it is. */
export function BeginDocument() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!useMay()('content.edit')) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>{t`Begin a document …`}</Button>
      {isOpen && <BeginDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useCallForm(beginDocument, {
    typed: { brand: 'h5', document: 'terms' },
    input: (typed) => typed,
  });
  const { submit, isBusy, problem } = useSubmit(beginDocument, {
    form,
    onDone: ({ id }) => navigate({ to: '/content/articles/$id', params: { id } }),
  });
  return (
    <FormDialog
      title={t`Begin a document`}
      startsAt="fields"
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Begin`}
      busy={isBusy}
      problem={problem}
    >
      <SelectField
        label={t`Brand`}
        options={policyBrands().map((value) => ({ value, label: brandLabel(value) }))}
        {...form.field('brand')}
      />
      <SelectField
        label={t`Document`}
        options={documentKinds.map((value) => ({ value, label: t(documentNames[value]) }))}
        {...form.field('document')}
      />
      <p className="text-ink-muted">{t`It begins from a template. What stands in double brackets must be filled in before players can read it.`}</p>
    </FormDialog>
  );
}
