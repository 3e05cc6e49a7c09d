import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { partnerChannels } from '@perya/contract/partners/partner-channels';
import { cashTypes } from '@perya/contract/rules/cash-types';
import {
  currencyOf,
  type PromotionKindName,
  promotionKinds,
} from '@perya/contract/rules/promotions/kinds';
import { say } from '@perya/contract/text';
import type { InputHTMLAttributes } from 'react';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { kycStatuses } from '../../../lib/kyc/kyc-badge.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import type { PromotionForm, TextName } from './promotion-form.ts';
import { RuleInput } from './rule-fields.tsx';

export interface FormPartProps {
  readonly kind: PromotionKindName;
  readonly form: PromotionForm;
  readonly change: (changes: Partial<PromotionForm>) => void;
  /** What is wrong with a field; undefined for nothing. */
  readonly errorOf: (field: string) => string | undefined;
}

type Input = InputHTMLAttributes<HTMLInputElement> & { hint?: string };

function useTextField({ form, change, errorOf }: FormPartProps) {
  return (name: TextName, label: string, input: Input = {}) => (
    <TextField
      {...input}
      label={label}
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={errorOf(name)}
    />
  );
}

const columns = 'grid grid-cols-1 items-start gap-3 md:grid-cols-2';

/** What players read, in both languages side by side. */
export function TextsPart(props: FormPartProps) {
  const { t } = useLingui();
  const { form, change, errorOf } = props;
  const field = useTextField(props);
  const area = (name: 'terms_en' | 'terms_tl', label: string) => (
    <TextArea
      label={label}
      maxLength={1000}
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={errorOf(name)}
    />
  );
  return (
    <Section title={t`What players read`}>
      <div className={columns}>
        {field('name_en', t`Name, English`, { maxLength: 80 })}
        {field('name_tl', t`Name, Tagalog`, { maxLength: 80 })}
        {area('terms_en', t`Terms, English`)}
        {area('terms_tl', t`Terms, Tagalog`)}
      </div>
    </Section>
  );
}

export function RulesPart(props: FormPartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { kind, form, change, errorOf } = props;
  const field = useTextField(props);
  const { cashTypes: names } = promotionKinds[kind];
  const time = { type: 'datetime-local' } as const;
  return (
    <Section title={t`When and for what`}>
      <div className={columns}>
        {field('starts_at', t`Begins, Manila time`, time)}
        {field('ends_at', t`Ends, Manila time`, { ...time, hint: t`Empty: without an end` })}
        {promotionKinds[kind].fields.map((rule) => (
          <RuleInput
            key={rule.name}
            field={rule}
            typed={form.rules[rule.name] ?? ''}
            change={(typed) => change({ rules: { ...form.rules, [rule.name]: typed } })}
            error={errorOf(`rules.${rule.name}`)}
          />
        ))}
        {names.length > 0 && (
          <SelectField
            label={t`In the records`}
            options={names.map((type) => ({
              value: String(type),
              label: say(cashTypes[type as keyof typeof cashTypes], language),
            }))}
            value={form.cash_type}
            onChange={(event) => change({ cash_type: event.target.value })}
          />
        )}
        {names.length > 0 &&
          field('wagering_times', t`To be played, times`, {
            inputMode: 'numeric',
            hint: t`0: can be withdrawn at once`,
          })}
        {field('claim_hours', t`Hours to collect it`, {
          inputMode: 'numeric',
          hint: t`Empty: while it runs`,
        })}
        {field('place', t`Place among its kind`, { inputMode: 'numeric' })}
      </div>
    </Section>
  );
}

export function BoundsPart(props: FormPartProps) {
  const { t } = useLingui();
  const { kind, form, change } = props;
  const field = useTextField(props);
  const isMoney = currencyOf(kind) === 'PHP';
  const unit = isMoney ? t`In pesos. Empty: no bound` : t`In Filcoins. Empty: no bound`;
  const amount = { inputMode: isMoney ? 'decimal' : 'numeric', hint: unit } as const;
  return (
    <Section title={t`What it may cost`}>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-3">
        {field('budget', t`Budget`, amount)}
        {field('day_cap', t`Most a day`, amount)}
        {field('player_cap', t`Most for a player`, amount)}
      </div>
      <div className={columns}>
        {field('exclusive_group', t`Group, one of which a player has`, {
          hint: t`A name that several promotions share. Empty: none`,
        })}
        <CheckField
          label={t`Once for a person: accounts of one device, ID or payout account count as one`}
          checked={form.is_one_per_person}
          onChange={(event) => change({ is_one_per_person: event.target.checked })}
        />
      </div>
    </Section>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Some of a few, or none of them. */
function Choices({ legend, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Whom it is for. */
export function AudiencePart(props: FormPartProps) {
  const { t } = useLingui();
  const { form, change, errorOf } = props;
  const field = useTextField(props);
  const time = { type: 'datetime-local' } as const;
  return (
    <Section title={t`For whom`}>
      <Choices
        legend={t`Identity check. None chosen: any`}
        options={Object.entries(kycStatuses).map(([value, { name }]) => ({
          value,
          label: t(name),
        }))}
        chosen={form.statuses}
        onChoose={(statuses) => change({ statuses })}
      />
      <Choices
        legend={t`Came from the app of. None chosen: anybody`}
        options={partnerChannels.map((value) => ({ value, label: partnerBrands[value].name }))}
        chosen={form.partners}
        onChoose={(partners) => change({ partners })}
      />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-4">
        {field('level_from', t`VIP level from`, { inputMode: 'numeric' })}
        {field('level_to', t`VIP level to`, { inputMode: 'numeric' })}
        {field('registered_from', t`Registered from`, time)}
        {field('registered_before', t`Registered before`, time)}
      </div>
      <TextArea
        label={t`Only these players`}
        hint={t`Their numbers, with commas. Empty: everybody above`}
        value={form.uids}
        onChange={(event) => change({ uids: event.target.value })}
        error={errorOf('uids')}
      />
    </Section>
  );
}
