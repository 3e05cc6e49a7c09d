import { useLingui } from '@lingui/react/macro';
import {
  addMallGoods,
  changeMallGoods,
  goodsLengths,
  type MallGoods,
} from '@perya/contract/points/staff-calls/mall-goods';
import { reasonLength } from '@perya/contract/staff/reason';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import {
  formOf,
  type GoodsForm,
  isThing,
  needsStores,
  type ReadGoods,
  readForm,
} from './goods-form.ts';
import type { GoodsKind } from './goods-kind.ts';
import { goodsKinds } from './goods-words.ts';
import { PictureField } from './picture-field.tsx';

interface GoodsDialogProps {
  /** Null for new ones. */
  readonly goods: MallGoods | null;
  readonly onClose: () => void;
}

/** Adds goods, or changes what is said of them; what they are is said once. */
export function GoodsDialog({ goods, onClose }: GoodsDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [typed, setTyped] = useState<GoodsForm>(() => formOf(goods));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<keyof GoodsForm | 'reason' | null>(null);
  const isNew = goods === null;
  const { submit, isBusy, problem } = useSubmit(
    (client, { said, stock, product_type, deliver_method }: ReadGoods) =>
      goods === null
        ? client.call(addMallGoods, { ...said, stock, product_type, deliver_method, reason })
        : client.call(changeMallGoods, {
            ...said,
            id: goods.id,
            version: goods.version,
            add_stock: stock,
            reason,
          }),
    {
      problemIn: 'form',
      onDone: onClose,
    },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(typed, isNew);
    if ('problem' in read) return setWrong(read.problem);
    if (reason.trim().length < reasonLength.min) return setWrong('reason');
    setWrong(null);
    void submit(read.read);
  };
  const change = (part: Partial<GoodsForm>) => setTyped({ ...typed, ...part });
  const said = (name: 'name_en' | 'name_tl', label: string) => (
    <TextField
      label={label}
      maxLength={goodsLengths.name}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={wrong === name ? t`It needs a name in both languages` : undefined}
    />
  );
  const summary = (name: 'summary_en' | 'summary_tl', label: string) => (
    <TextArea
      label={label}
      maxLength={goodsLengths.summary}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={wrong === name ? t`Say what it is in both languages` : undefined}
    />
  );
  const number = (name: 'price' | 'stock' | 'place', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode={name === 'stock' ? 'text' : 'numeric'}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={wrong === name ? t`A whole number` : undefined}
    />
  );
  const kinds = Object.entries(goodsKinds).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t`Add goods` : t`Change ${goods.name_en}`}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form} kind="primary" busy={isBusy}>
            {isNew ? t`Add` : t`Save`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="flex flex-col gap-3">
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {said('name_en', t`Name, English`)}
          {said('name_tl', t`Name, Tagalog`)}
          {summary('summary_en', t`What it is, English`)}
          {summary('summary_tl', t`What it is, Tagalog`)}
        </div>
        <PictureField
          pictures={typed.pictures}
          onChange={(pictures) => change({ pictures })}
          error={wrong === 'pictures' ? t`It needs a picture` : undefined}
        />
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <SelectField
            label={t`Kind`}
            options={kinds}
            value={typed.kind}
            disabled={!isNew}
            onChange={({ target }) => change({ kind: target.value as GoodsKind })}
          />
          {number('price', t`Price, Filcoins`)}
          {isThing(typed.kind) &&
            (isNew
              ? number('stock', t`Stock`)
              : number('stock', t`Add to the stock`, t`With a minus it is taken`))}
          {number('place', t`Place in the grid`, t`The smallest stands first`)}
        </div>
        {isThing(typed.kind) && (
          <TextArea
            label={t`Stores where it can be fetched`}
            hint={t`One a line`}
            value={typed.stores}
            onChange={({ target }) => change({ stores: target.value })}
            error={
              wrong === 'stores' && needsStores(typed.kind) ? t`Name at least one store` : undefined
            }
          />
        )}
        {!isThing(typed.kind) && (
          <p className="text-ink-muted">{t`The stock is how many codes there are: add them once the goods are there.`}</p>
        )}
        <CheckField
          label={t`Shown to players`}
          checked={typed.isShown}
          onChange={({ target }) => change({ isShown: target.checked })}
        />
        <TextArea
          label={t`Why, for the audit`}
          maxLength={reasonLength.max}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={wrong === 'reason' ? t`Say why: it stands in the audit` : undefined}
        />
        {problem && (
          <p role="alert" className="text-negative">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
