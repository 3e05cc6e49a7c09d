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
import { useId } from 'react';
import {
  CheckField,
  CheckGroup,
  SelectField,
  TextArea,
  TextField,
} from '../../../lib/fields/field.tsx';
import { PlayedTimesField } from '../../../lib/forms/played-times-field.tsx';
import { kycStatuses } from '../../../lib/kyc/kyc-badge.tsx';
import { PickerField } from '../../../lib/search/picker-field.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { RuleInput } from './rule-fields.tsx';
import type { EditorForm } from './use-editor-form.ts';

interface FormPartProps {
  readonly kind: PromotionKindName;
  readonly form: EditorForm;
}

const columns = 'grid grid-cols-1 items-start gap-3 md:grid-cols-2';

/** What players read, in both languages side by side. */
export function TextsPart({ form: { field } }: FormPartProps) {
  const { t } = useLingui();
  return (
    <Section title={t`What players read`}>
      <div className={columns}>
        <TextField label={t`Name, English`} maxLength={80} {...field('content.name_en')} />
        <TextField label={t`Name, Tagalog`} maxLength={80} {...field('content.name_tl')} />
        <TextArea label={t`Terms, English`} maxLength={1000} {...field('content.terms_en')} />
        <TextArea label={t`Terms, Tagalog`} maxLength={1000} {...field('content.terms_tl')} />
      </div>
    </Section>
  );
}

export function RulesPart({ kind, form }: FormPartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { field, typed, choose, errorOf } = form;
  const { cashTypes: names, fields } = promotionKinds[kind];
  return (
    <Section title={t`When and for what`}>
      <div className={columns}>
        <TextField
          type="datetime-local"
          label={t`Begins, Manila time`}
          {...field('content.starts_at')}
        />
        <TextField
          type="datetime-local"
          label={t`Ends, Manila time`}
          hint={t`Empty: without an end`}
          {...field('content.ends_at')}
        />
        {fields.map((rule) => (
          <RuleInput
            key={rule.name}
            field={rule}
            typed={typed.content.rules[rule.name] ?? ''}
            change={(text) => choose(`content.rules.${rule.name}`, text)}
            error={errorOf(`content.rules.${rule.name}`)}
          />
        ))}
        {names.length > 0 && (
          <>
            <SelectField
              label={t`In the records`}
              options={names.map((type) => ({
                value: String(type),
                label: say(cashTypes[type as keyof typeof cashTypes], language),
              }))}
              {...field('content.cash_type')}
            />
            <PlayedTimesField {...field('content.wagering_times')} />
          </>
        )}
        <TextField
          label={t`Hours to collect it`}
          inputMode="numeric"
          hint={t`Empty: while it runs`}
          {...field('content.claim_hours')}
        />
        <TextField
          label={t`Place among its kind`}
          inputMode="numeric"
          {...field('content.place')}
        />
      </div>
    </Section>
  );
}

/** What it may cost in all: that there is no bound is chosen, and never just left empty. */
function BudgetField({ kind, form }: FormPartProps) {
  const { t } = useLingui();
  const id = useId();
  const { field, typed, choose, errorOf } = form;
  const isMoney = currencyOf(kind) === 'PHP';
  const error = errorOf('content.budget_bound');
  const bound = (value: 'amount' | 'none') =>
    ({
      type: 'radio',
      name: id,
      checked: typed.content.budget_bound === value,
      onChange: () => choose('content.budget_bound', value),
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': error === undefined ? undefined : `${id}-wrong`,
      className: 'size-4 accent-accent',
    }) as const;
  const { onChange, ...amount } = field('content.budget');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-semibold">{t`In all`}</legend>
      <label className="flex items-center gap-2">
        <input {...bound('amount')} />
        {t`At most so much`}
      </label>
      <TextField
        label={t`Budget`}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        hint={isMoney ? t`In pesos` : t`In Filcoins`}
        {...amount}
        onChange={(event) => {
          // Whoever types an amount has decided.
          choose('content.budget_bound', 'amount');
          void onChange(event);
        }}
      />
      <label className="flex items-center gap-2">
        <input {...bound('none')} />
        {t`No bound: it may cost any amount`}
      </label>
      {error !== undefined && (
        <p id={`${id}-wrong`} className="text-negative">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function BoundsPart(part: FormPartProps) {
  const { t } = useLingui();
  const {
    kind,
    form: { field },
  } = part;
  const isMoney = currencyOf(kind) === 'PHP';
  const unit = isMoney ? t`In pesos. Empty: no bound` : t`In Filcoins. Empty: no bound`;
  const amount = { inputMode: isMoney ? 'decimal' : 'numeric', hint: unit } as const;
  return (
    <Section title={t`What it may cost`}>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-3">
        <BudgetField {...part} />
        <TextField label={t`Most a day`} {...amount} {...field('content.day_cap')} />
        <TextField label={t`Most for a player`} {...amount} {...field('content.player_cap')} />
      </div>
      <div className={columns}>
        <TextField
          label={t`Group, one of which a player has`}
          hint={t`A name that several promotions share. Empty: none`}
          {...field('content.exclusive_group')}
        />
        <CheckField
          label={t`Once for a person: accounts of one device, ID or payout account count as one`}
          {...field('content.is_one_per_person')}
        />
      </div>
    </Section>
  );
}

/** Whom it is for. */
export function AudiencePart({ form }: FormPartProps) {
  const { t } = useLingui();
  const { field, typed, choose, errorOf } = form;
  return (
    <Section title={t`For whom`}>
      <CheckGroup
        legend={t`Identity check. None chosen: any`}
        options={Object.entries(kycStatuses).map(([value, { name }]) => ({
          value,
          label: t(name),
        }))}
        chosen={typed.content.statuses}
        onChoose={(statuses) => choose('content.statuses', statuses)}
      />
      <CheckGroup
        legend={t`Came from the app of. None chosen: anybody`}
        options={partnerChannels.map((value) => ({ value, label: partnerBrands[value].name }))}
        chosen={typed.content.partners}
        onChoose={(partners) => choose('content.partners', partners)}
      />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-4">
        <TextField label={t`VIP level from`} inputMode="numeric" {...field('content.level_from')} />
        <TextField label={t`VIP level to`} inputMode="numeric" {...field('content.level_to')} />
        <TextField
          type="datetime-local"
          label={t`Registered from`}
          {...field('content.registered_from')}
        />
        <TextField
          type="datetime-local"
          label={t`Registered before`}
          {...field('content.registered_before')}
        />
      </div>
      <PickerField
        kind="player"
        isMany
        label={t`Only these players`}
        hint={t`Their numbers, with commas. Empty: everybody above`}
        value={typed.content.uids}
        set={(uids) => choose('content.uids', uids)}
        error={errorOf('content.uids')}
      />
    </Section>
  );
}
