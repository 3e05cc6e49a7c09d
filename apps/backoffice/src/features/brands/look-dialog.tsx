import { useLingui } from '@lingui/react/macro';
import { genericTag } from '@perya/contract/brands';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { askBrand, uploadBrandMark } from '@perya/contract/content/staff-calls/brand-look';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { CheckField, TextArea, TextField } from '../../lib/fields/field.tsx';
import { PictureField } from '../../lib/fields/picture-field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { ColourFields, FaintList } from './look-fields.tsx';
import { faintIn, lookFormOf, lookWanted, wrongIn } from './look-form.ts';

interface LookDialogProps {
  /** What is changed, or what a new one begins with. */
  readonly brand: BrandState;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function useLookForm(brand: BrandState, isNew: boolean) {
  const { t } = useLingui();
  const words = t`Say it in both languages`;
  const corner = t`From 0 to 3`;
  return useDecisionForm(askBrand, {
    typed: lookFormOf(brand, isNew),
    input: ({ reason, words: said, ...typed }) => ({
      ...lookWanted(typed, isNew ? '0' : brand.look_version),
      reason,
      words: said,
    }),
    refuses: (typed) => wrongIn(typed, isNew),
    words: {
      tag: t`2 to 16 small letters and digits, and none of a partner`,
      name: t`A brand has a name`,
      tagline_en: words,
      tagline_tl: words,
      hosts: t`Hosts as play.example, one on each line`,
      card: corner,
      control: corner,
      sheet: corner,
    },
    refusals: {
      PICTURE_UNKNOWN: 'mark',
      BRAND_TAKEN: isNew ? 'tag' : 'hosts',
      BRAND_GENERIC: 'hosts',
    },
  });
}

/** Asks a second person to make a brand, or to change what one is. */
export function LookDialog({ brand: shown, isNew, onClose }: LookDialogProps) {
  const { t } = useLingui();
  // What was seen is what is changed, whatever comes in behind the dialog.
  const [brand] = useState(shown);
  const { name, tag } = brand;
  const form = useLookForm(brand, isNew);
  const asking = useAsking(askBrand, form);
  const { field, typed } = form;
  const isGeneric = !isNew && tag === genericTag;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={isNew ? t`A new brand` : t`Name and look of ${name} (${tag})`}
      width="wide"
      consequence={t`Once a second person has approved, its hosts show it so at once.`}
      reasons={useReasons(askBrand.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <div className="grid gap-3 md:grid-cols-2">
        {isNew && (
          <TextField
            label={t`Tag`}
            hint={t`The first label of its hosts; it stays for good`}
            maxLength={16}
            {...field('tag')}
          />
        )}
        <TextField label={t`Name`} maxLength={40} {...field('name')} />
        <TextField label={t`Tagline in English`} maxLength={80} {...field('tagline_en')} />
        <TextField label={t`Tagline in Tagalog`} maxLength={80} {...field('tagline_tl')} />
        <PictureField
          call={uploadBrandMark}
          shown={markAddress(typed.mark, 'mark')}
          onPicture={(picture) => form.choose('mark', picture)}
          hint={t`A square PNG of 512 pixels or more; icons of every size are drawn from it`}
          error={form.errorOf('mark')}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label={t`Corners of cards (rem)`} inputMode="decimal" {...field('card')} />
        <TextField label={t`Corners of buttons (rem)`} inputMode="decimal" {...field('control')} />
        <TextField label={t`Corners of sheets (rem)`} inputMode="decimal" {...field('sheet')} />
      </div>
      {!isGeneric && (
        <>
          <TextArea
            label={t`Hosts of its own`}
            hint={t`One on each line, beside those that begin with its tag`}
            rows={2}
            {...field('hosts')}
          />
          <CheckField label={t`Its hosts show it`} {...field('is_on')} />
        </>
      )}
      <ColourFields field={field} />
      <FaintList faint={faintIn(typed)} />
    </DecisionFormDialog>
  );
}
