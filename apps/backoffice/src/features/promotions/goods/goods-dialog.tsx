import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@perya/contract/call';
import {
  addMallGoods,
  askGoodsPrice,
  changeMallGoods,
  goodsLengths,
  type MallGoods,
} from '@perya/contract/points/staff-calls/mall-goods';
import { reasonLength } from '@perya/contract/staff/reason';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { formOf, inputOf, isThing, lacksStores, takesTwo } from './goods-form.ts';
import { goodsKinds } from './goods-words.ts';
import { PictureField } from './picture-field.tsx';

interface GoodsDialogProps {
  /** Null for new ones. */
  readonly goods: MallGoods | null;
  readonly onClose: () => void;
}

function useFieldWords() {
  const { t } = useLingui();
  const inBoth = t`It needs a name in both languages`;
  const saidInBoth = t`Say what it is in both languages`;
  const whole = t`A whole number`;
  return {
    name_en: inBoth,
    name_tl: inBoth,
    summary_en: saidInBoth,
    summary_tl: saidInBoth,
    pictures: t`It needs a picture`,
    price_filcoin: whole,
    stock: whole,
    add_stock: whole,
    place: whole,
    store_addresses: t`Name at least one store`,
    reason: t`Say why: it stands in the audit`,
  };
}

function useGoodsForm(goods: MallGoods | null) {
  return useCallForm(goods === null ? addMallGoods : changeMallGoods, {
    typed: { ...formOf(goods), reason: '' },
    input: (form) => ({ ...inputOf(form), id: goods?.id, version: goods?.version }),
    refuses: (form) => [lacksStores(form) && 'store_addresses'],
    words: useFieldWords(),
    refusals: {
      GOODS_STORES: 'store_addresses',
      PICTURE_UNKNOWN: 'pictures',
      STOCK_NEGATIVE: 'add_stock',
    },
  });
}

type GoodsForm = ReturnType<typeof useGoodsForm>;

function WordFields({ field }: Pick<GoodsForm, 'field'>) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      <TextField label={t`Name, English`} maxLength={goodsLengths.name} {...field('name_en')} />
      <TextField label={t`Name, Tagalog`} maxLength={goodsLengths.name} {...field('name_tl')} />
      <TextArea
        label={t`What it is, English`}
        maxLength={goodsLengths.summary}
        {...field('summary_en')}
      />
      <TextArea
        label={t`What it is, Tagalog`}
        maxLength={goodsLengths.summary}
        {...field('summary_tl')}
      />
    </div>
  );
}

interface ParticularsProps {
  readonly goods: MallGoods | null;
  readonly form: GoodsForm;
}

/** What it is, what it costs, how many there are and where it stands. */
function Particulars({ goods, form: { field, typed } }: ParticularsProps) {
  const { t } = useLingui();
  const isNew = goods === null;
  const isLower = goods?.is_price_agreed && takesTwo(goods, typed);
  const kinds = Object.entries(goodsKinds).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      {isNew ? (
        <SelectField label={t`Kind`} options={kinds} {...field('kind')} />
      ) : (
        <SelectField label={t`Kind`} options={kinds} value={typed.kind} disabled />
      )}
      <TextField
        label={t`Price, Filcoins`}
        hint={isLower ? t`A second person has to approve a lower price` : undefined}
        inputMode="numeric"
        {...field('price_filcoin')}
      />
      {isThing(typed.kind) && isNew && <TextField label={t`Stock`} {...field('stock')} />}
      {isThing(typed.kind) && !isNew && (
        <TextField
          label={t`Add to the stock`}
          hint={t`With a minus it is taken`}
          {...field('add_stock')}
        />
      )}
      <TextField
        label={t`Place in the grid`}
        hint={t`The smallest stands first`}
        inputMode="numeric"
        {...field('place')}
      />
    </div>
  );
}

/** New goods are hidden until a second person has approved their price. */
function Visibility({ goods, form: { field, typed } }: ParticularsProps) {
  const { t } = useLingui();
  if (goods === null) {
    return (
      <p className="text-ink-muted">{t`New goods are hidden. When they are complete, show them: a second person has to approve their first price.`}</p>
    );
  }
  return (
    <>
      <CheckField label={t`Shown to players`} {...field('isShown')} />
      {!goods.is_price_agreed && takesTwo(goods, typed) && (
        <p className="text-ink-muted">{t`They are shown once a second person has approved their first price`}</p>
      )}
    </>
  );
}

/** Adds goods, or changes what is said of them; what they are is said once. */
export function GoodsDialog({ goods, onClose }: GoodsDialogProps) {
  const { t } = useLingui();
  const isNew = goods === null;
  const [request, setRequest] = useState<string | null>(null);
  const form = useGoodsForm(goods);
  const { submit, isBusy, problem } = useSubmit(
    async (client, input: InputOf<typeof addMallGoods> & InputOf<typeof changeMallGoods>) => {
      const { price_filcoin, reason: words } = input;
      const wanted = { isShown: input.state === 'shown', price_filcoin: String(price_filcoin) };
      if (goods === null || !takesTwo(goods, wanted)) {
        await client.call(goods === null ? addMallGoods : changeMallGoods, input);
        return null;
      }
      // What one person may change is saved, and the price asked for.
      const { id, is_price_agreed, price_filcoin: kept } = goods;
      const alone = is_price_agreed ? { price_filcoin: kept } : ({ state: 'hidden' } as const);
      const { version } = await client.call(changeMallGoods, { ...input, ...alone });
      return client.call(askGoodsPrice, { id, version, price_filcoin, reason: 'other', words });
    },
    { form, onDone: (asked) => (asked === null ? onClose() : setRequest(asked.id)) },
  );
  const { field, typed, now, choose, errorOf } = form;
  return (
    <FormDialog
      title={isNew ? t`Add goods` : t`Change ${goods.name_en}`}
      width="wide"
      isWritten={form.isDirty}
      onClose={onClose}
      onSubmit={form.onSubmit((input) => submit(input as Parameters<typeof submit>[0]))}
      submitLabel={isNew ? t`Add` : t`Save`}
      busy={isBusy}
      problem={problem}
      outcome={
        request !== null && (
          <AskedOutcome
            id={request}
            says={
              goods?.is_price_agreed
                ? t`What else you changed is saved. The price stays as it is: request ${request} waits for a second person, for 24 hours.`
                : t`What you changed is saved. The goods stay hidden: request ${request} waits for a second person, for 24 hours.`
            }
          />
        )
      }
    >
      <WordFields field={form.field} />
      <PictureField
        pictures={typed.pictures}
        onChange={(change) => choose('pictures', change(now().pictures))}
        error={errorOf('pictures')}
      />
      <Particulars goods={goods} form={form} />
      {isThing(typed.kind) ? (
        <TextArea
          label={t`Stores where it can be fetched`}
          hint={t`One a line`}
          {...field('store_addresses')}
        />
      ) : (
        <p className="text-ink-muted">{t`The stock is how many codes there are: add them once the goods are there.`}</p>
      )}
      <Visibility goods={goods} form={form} />
      <TextArea label={t`Why, for the audit`} maxLength={reasonLength.max} {...field('reason')} />
    </FormDialog>
  );
}
