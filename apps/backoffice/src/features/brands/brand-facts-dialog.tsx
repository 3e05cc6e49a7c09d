import { useLingui } from '@lingui/react/macro';
import {
  askBrandFacts,
  contactsMax,
  uploadRegulatorLogo,
} from '@perya/contract/content/staff-calls/brand-facts';
import type { BrandState } from '@perya/contract/house/staff-calls/policies';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextArea, TextField } from '../../lib/fields/field.tsx';
import { PictureField } from '../../lib/fields/picture-field.tsx';
import { useDecisionForm } from '../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../lib/overlays/decision-dialog.tsx';
import { readContacts, writeContacts } from './contacts.ts';

interface BrandFactsDialogProps {
  readonly brand: BrandState;
  readonly onClose: () => void;
}

function useBrandForm({ tag, version, legal: { licence, helpline }, contacts }: BrandState) {
  const { t } = useLingui();
  const address = t`An address that begins with https`;
  return useDecisionForm(askBrandFacts, {
    typed: {
      regulator: licence.regulator,
      licence_number: licence.number,
      licence_url: licence.url,
      logo: licence.logo,
      helpline_name: helpline.name,
      helpline_number: helpline.number,
      contacts: writeContacts(contacts),
    },
    input: (typed) => ({ ...typed, tag, version, contacts: readContacts(typed.contacts) }),
    words: {
      licence_url: address,
      helpline_number: t`Digits and spaces`,
      contacts: t`A name and an address with https on each line, ${contactsMax} at most`,
    },
    refusals: { PICTURE_UNKNOWN: 'logo' },
  });
}

/** Asks a second person to change what every page of a brand says of its operator. */
export function BrandFactsDialog({ brand: shown, onClose }: BrandFactsDialogProps) {
  const { t } = useLingui();
  // What was seen is what is changed, whatever comes in behind the dialog.
  const [brand] = useState(shown);
  const { name, tag } = brand;
  const form = useBrandForm(brand);
  const asking = useAsking(askBrandFacts, form);
  const { field, typed } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Licence and contacts of ${name} (${tag})`}
      width="wide"
      consequence={t`Once a second person has approved, every page of the brand says so at once.`}
      reasons={useReasons(askBrandFacts.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label={t`Regulator`} maxLength={60} {...field('regulator')} />
        <TextField label={t`Number of the licence`} maxLength={60} {...field('licence_number')} />
        <TextField label={t`Page of the regulator`} maxLength={300} {...field('licence_url')} />
        <PictureField
          call={uploadRegulatorLogo}
          shown={typed.logo}
          onPicture={(picture) => form.choose('logo', picture)}
          hint={t`PNG, JPEG or WebP; a square one looks best`}
          error={form.errorOf('logo')}
        />
        <TextField label={t`Helpline`} maxLength={60} {...field('helpline_name')} />
        <TextField
          label={t`Number of the helpline`}
          inputMode="tel"
          maxLength={22}
          {...field('helpline_number')}
        />
      </div>
      <TextArea
        label={t`Contacts`}
        hint={t`A line for each: its name, then its address`}
        rows={4}
        {...field('contacts')}
      />
    </DecisionFormDialog>
  );
}
