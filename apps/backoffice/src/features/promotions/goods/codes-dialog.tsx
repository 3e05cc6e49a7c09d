import { Plural, useLingui } from '@lingui/react/macro';
import { addMallCodes, type MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

const codesMax = 1000;
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
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [done, setDone] = useState<{ added: number; stock: number } | null>(null);
  const { submit, isBusy, problem } = useSubmit(addMallCodes, {
    problemIn: 'form',
    onDone: setDone,
  });
  const codes = linesOf(typed);
  const name = goods.name_en;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isReadable = codes.every(({ length }) => length >= 4 && length <= 100);
    const isFine = codes.length > 0 && codes.length <= codesMax && isReadable;
    setWrong(!isFine);
    if (isFine) void submit({ id: goods.id, codes });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add codes to ${name}`}
      footer={
        done ? (
          <Button kind="primary" onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={form} kind="primary" busy={isBusy}>{t`Add`}</Button>
          </>
        )
      }
    >
      {done ? (
        <div role="status">
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
        </div>
      ) : (
        <form id={form} onSubmit={save} className="flex flex-col gap-3">
          <p className="rounded-control bg-sunken px-3 py-2">
            {t`Whoever redeems one is shown a code. A code that is in stock already is left out.`}
          </p>
          <TextArea
            label={t`Codes`}
            hint={t`One a line, up to 1,000 of them`}
            rows={10}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isWrong ? t`1 to 1,000 lines of 4 to 100 characters` : undefined}
          />
          {problem && (
            <p role="alert" className="text-negative">
              {problem}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}
