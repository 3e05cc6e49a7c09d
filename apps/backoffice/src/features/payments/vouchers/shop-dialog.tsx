import { useLingui } from '@lingui/react/macro';
import {
  askVoucherProduct,
  type StaffVoucherProduct,
  uploadVoucherPicture,
} from '@perya/contract/payments/staff-calls/voucher-products';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped, numberTyped } from '../../../lib/fields/money-typed.ts';
import { PictureField } from '../../../lib/fields/picture-field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface ShopDialogProps {
  /** Null for a new one. */
  readonly shop: StaffVoucherProduct | null;
  readonly onClose: () => void;
}

/** Asks a second person to show players where a voucher is sold. */
export function ShopDialog({ shop, onClose }: ShopDialogProps) {
  const { t } = useLingui();
  const id = shop?.id ?? null;
  const version = shop?.version ?? 0;
  const form = useDecisionForm(askVoucherProduct, {
    typed: {
      img: shop?.img ?? '',
      link: shop?.link ?? '',
      price: shop?.price ?? '',
      position: String(shop?.position ?? 0),
    },
    input: (typed) => ({
      ...typed,
      id,
      version,
      price: moneyTyped(typed.price) ?? typed.price,
      position: numberTyped(typed.position),
    }),
    words: {
      link: t`An address that begins with https`,
      price: t`From 1 to 1,000,000 pesos`,
      position: t`A whole number`,
    },
    refusals: { PICTURE_UNKNOWN: 'img' },
  });
  const asking = useAsking(askVoucherProduct, form);
  const { field, typed } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={shop === null ? t`Add a shop` : t`Change the shop`}
      consequence={t`Once a second person has approved, players see it in the cashier and pay at that address.`}
      reasons={useReasons(askVoucherProduct.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField label={t`Address`} maxLength={300} {...field('link')} />
      <TextField label={t`Price, in pesos`} inputMode="decimal" {...field('price')} />
      <TextField label={t`Place in the list`} inputMode="numeric" {...field('position')} />
      <PictureField
        call={uploadVoucherPicture}
        shown={typed.img}
        onPicture={(img) => form.choose('img', img)}
        hint={t`PNG, JPEG or WebP; a square one looks best`}
        error={form.errorOf('img')}
      />
    </DecisionFormDialog>
  );
}
