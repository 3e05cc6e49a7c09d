import { useLingui } from '@lingui/react/macro';
import { allBrands, type BrandTag } from '@perya/contract/brands';
import {
  type StaffChannel,
  uploadChannelPicture,
} from '@perya/contract/payments/staff-calls/channels';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckGroup, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import type { ChannelForm } from './channel-form.ts';

type TermName = Exclude<keyof ChannelForm, 'img' | 'brands'>;
type Registered = UseFormRegisterReturn & { readonly error: string | undefined };

interface TermFieldsProps extends Pick<StaffChannel, 'mode'> {
  readonly field: (name: TermName) => Registered;
}

/** What is paid by it, and under which terms. */
export function TermFields({ mode, field }: TermFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <TextField label={t`Name`} {...field('name')} />
      <TextField label={t`From, in pesos`} hint={t`Empty: 100`} {...field('min_amount')} />
      <TextField label={t`Up to, in pesos`} hint={t`Empty: 500,000`} {...field('max_amount')} />
      <TextField
        label={t`Quick amounts`}
        hint={t`Whole pesos, with commas`}
        {...field('quick_amounts')}
      />
      <TextField label={t`Fixed fee, in pesos`} {...field('fee_fixed')} />
      <TextField label={t`Fee, in percent`} {...field('fee_basis_points')} />
      {mode === 'deposit' && (
        <>
          <TextField label={t`To be played, times`} {...field('turnover_times')} />
          <TextField label={t`Cashback tickets a day`} {...field('cashback_tickets')} />
        </>
      )}
      <TextField label={t`Place in the list`} {...field('position')} />
      <TextField type="time" label={t`Opens (Manila)`} {...field('opens_at')} />
      <TextField type="time" label={t`Closes (Manila)`} {...field('closes_at')} />
    </div>
  );
}

export function TipFields({ field }: Pick<TermFieldsProps, 'field'>) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <TextArea label={t`Tip of the regulator, English`} maxLength={500} {...field('tips_en')} />
      <TextArea label={t`Tip of the regulator, Tagalog`} maxLength={500} {...field('tips_tl')} />
    </div>
  );
}

/** Who pays out when the gateway of the channel fails. */
export function RailField({ field }: Pick<TermFieldsProps, 'field'>) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Who pays out when its gateway fails`}
      hint={t`One on a line, in order: gateway, method, cost in pesos, cost in percent. For example: xendit PH_GCASH 10 0.5`}
      maxLength={600}
      {...field('payout_rails')}
    />
  );
}

interface ShownFieldsProps {
  readonly typed: Pick<ChannelForm, 'img' | 'brands'>;
  readonly errorOf: (name: 'img' | 'brands') => string | undefined;
  readonly onPicture: (img: string) => void;
  readonly onBrands: (brands: BrandTag[]) => void;
}

/** Its picture, and the brands whose players see it. */
export function ShownFields({ typed, errorOf, onPicture, onBrands }: ShownFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <PictureField
        call={uploadChannelPicture}
        shown={typed.img}
        onPicture={onPicture}
        hint={t`PNG, JPEG or WebP; a square one looks best`}
        error={errorOf('img')}
      />
      <CheckGroup
        legend={t`Brands`}
        options={allBrands().map(({ tag: value, name }) => ({
          value,
          label: `${name} (${value})`,
        }))}
        chosen={typed.brands}
        onChoose={onBrands}
        error={errorOf('brands')}
      />
    </div>
  );
}
