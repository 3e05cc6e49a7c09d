import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { deliverMethods, productTypes } from '@perya/contract/rules/mall/goods';
import {
  type OrderForm as Form,
  fieldsOf,
  type OrderField,
  orderFieldProblem,
  orderLengths,
  orderTexts,
} from '@perya/contract/rules/mall/order-form';
import { needsSpace, writeSpace } from '@perya/contract/rules/person/names';
import { formatLoginPhone } from '@perya/contract/rules/phone';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { TextField } from '@perya/ui/fields/text-field';
import { useState } from 'react';
import { useForm } from '../../../lib/fields/use-form.ts';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import type { OrderSheetProps } from './hint-sheet.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useRedeem } from './use-redeem.ts';

const empty: Form = { recipient_name: '', phone_number: '', delivery_address: '', email: '' };

/** What is typed of each field, what is wrong with it, and how to mend it. */
function useOrderFields(fields: readonly OrderField[]) {
  const { language } = useLanguage();
  const form = useForm({
    start: empty,
    tells: 'once-left',
    problemsOf: (values) =>
      Object.fromEntries(
        fields.map((field) => {
          const problem = orderFieldProblem(field, values[field]);
          return [field, problem && orderTexts[problem]];
        }),
      ),
  });
  const fieldOf = (field: OrderField, read?: (typed: string) => string) => {
    const known = form.field(field, read);
    const isSigns = orderFieldProblem(field, known.value) === 'addressSigns';
    const wantsSpace = isSigns && needsSpace((text) => orderFieldProblem(field, text), known.value);
    const isAdvised = known.error !== undefined && wantsSpace;
    return { ...known, hint: isAdvised ? say(writeSpace, language) : undefined };
  };
  return { form, fieldOf };
}

interface MethodChoiceProps extends Pick<OrderSheetProps, 'goods'> {
  readonly method: number;
  readonly onChange: (method: number) => void;
}

function MethodChoice({ goods, method, onChange }: MethodChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Delivery method`}
      options={[
        ...(goods.store_address.length > 0
          ? [{ value: '1' as const, label: t`Pickup at store` }]
          : []),
        { value: '2' as const, label: t`Courier` },
      ]}
      value={method === deliverMethods.pickup ? '1' : '2'}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

interface StoreChoiceProps extends Pick<OrderSheetProps, 'goods'> {
  readonly store: string;
  readonly onChange: (store: string) => void;
}

function StoreChoice({ goods, store, onChange }: StoreChoiceProps) {
  const { t } = useLingui();
  return (
    <>
      {goods.store_address.length > 1 && (
        <RadioGroup
          label={t`Store`}
          options={goods.store_address.map((value) => ({ value, label: value }))}
          value={store}
          onChange={onChange}
        />
      )}
      <TextField label={t`Store address`} value={store} readOnly />
    </>
  );
}

/** Who it is for and how it comes. [M-180 M-181 M-261 M-273 M-480] */
export function OrderForm({ goods, balance, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const [method, setMethod] = useState(goods.deliver_method);
  const [store, setStore] = useState(goods.store_address[0] ?? '');
  const [quantity, setQuantity] = useState(1);
  const { submit, isBusy } = useRedeem(onClose);
  const fields = fieldsOf(goods.product_type, method);
  const isThing = goods.product_type === productTypes.thing;
  const isFetched = isThing && method === deliverMethods.pickup;
  const { form, fieldOf } = useOrderFields(fields);
  const send = form.sendBy((values) =>
    submit({
      goods_id: goods.id,
      quantity,
      deliver_method: method,
      ...values,
      store_address: isFetched ? store : '',
      price_filcoin: goods.price_filcoin,
    }),
  );
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {isThing && <MethodChoice goods={goods} method={method} onChange={setMethod} />}
      <TextField
        label={t`Recipient Name`}
        placeholder={t`Enter full name`}
        maxLength={orderLengths.name}
        autoComplete="name"
        {...fieldOf('recipient_name')}
      />
      <TextField
        label={t`Phone Number`}
        prefix="+63"
        inputMode="tel"
        autoComplete="tel-national"
        {...fieldOf('phone_number', formatLoginPhone)}
      />
      {fields.includes('delivery_address') && (
        <TextField
          label={t`Delivery Address`}
          maxLength={orderLengths.address}
          autoComplete="street-address"
          {...fieldOf('delivery_address')}
        />
      )}
      {isFetched && <StoreChoice goods={goods} store={store} onChange={setStore} />}
      <TextField
        label={t`Email Address`}
        type="email"
        maxLength={orderLengths.email}
        autoComplete="email"
        {...fieldOf('email')}
      />
      <QuantityStepper goods={goods} balance={balance} value={quantity} onChange={setQuantity} />
      <p className="flex justify-between gap-3 font-semibold">
        <span>{t`Total`}</span>
        <span className="amount-figures">{filcoinText(goods.price_filcoin * quantity)}</span>
      </p>
      <Button type="submit" busy={isBusy}>
        {t`Redeem Now`}
      </Button>
    </form>
  );
}
