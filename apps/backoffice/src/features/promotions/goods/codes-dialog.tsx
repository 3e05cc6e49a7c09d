import { Plural, useLingui } from '@lingui/react/macro';
import { addMallCodes, type MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { useState } from 'react';
import { TextArea } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface CodesDialogProps {
  readonly goods: Pick<MallGoods, 'id' | 'name_en'>;
  readonly onClose: () => void;
}

/** Puts codes in stock; they are sealed, and nobody reads them here again. */
export function CodesDialog({ goods, onClose }: CodesDialogProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<{ added: number; stock: number } | null>(null);
  const form = useCallForm(addMallCodes, {
    typed: { codes: '' },
    input: ({ codes }) => ({ id: goods.id, codes: linesOf(codes) }),
    words: { codes: t`1 to 1,000 lines of 4 to 100 characters` },
  });
  const { submit, isBusy, problem } = useSubmit(addMallCodes, {
    form,
    onDone: setDone,
  });
  const { field } = form;
  const name = goods.name_en;
  return (
    <FormDialog
      title={t`Add codes to ${name}`}
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit(submit)}
      submitLabel={t`Add`}
      busy={isBusy}
      problem={problem}
      outcome={
        done && (
          <>
            <p>
              <Plural
                value={done.added}
                one="# code is new in stock."
                other="# codes are new in stock."
              />
            </p>
            <p>
              <Plural value={done.stock} one="There is # in all." other="There are # in all." />
            </p>
          </>
        )
      }
    >
      <p className="rounded-control bg-sunken px-3 py-2">
        {t`Whoever redeems one is shown a code. A code that is in stock already is left out.`}
      </p>
      <TextArea
        label={t`Codes`}
        hint={t`One a line, up to 1,000 of them`}
        rows={10}
        {...field('codes')}
      />
    </FormDialog>
  );
}
