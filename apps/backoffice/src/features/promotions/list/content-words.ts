import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { cashTypes } from '@perya/contract/rules/cash-types';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { NumberField, RuleField } from '@perya/contract/rules/promotions/kind';
import {
  currencyOf,
  type PromotionKindName,
  promotionKinds,
} from '@perya/contract/rules/promotions/kinds';
import { say } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import { kycStatuses } from '../../../lib/kyc/kyc-badge.tsx';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { useManilaTime } from '../../../lib/show/moment.tsx';

/** One thing that a promotion says, in words. */
export interface ContentFact {
  readonly name: string;
  readonly label: string;
  /** Null where it says nothing. */
  readonly text: string | null;
}

type Row = Readonly<Record<string, unknown>>;

function useRuleText() {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const number = ({ type }: NumberField, value: unknown) => {
    if (typeof value !== 'number') return '–';
    if (type === 'money') return formatPesos(centavos(BigInt(value)));
    return type === 'percent' ? `${i18n.number(value / 100)} %` : i18n.number(value);
  };
  return (field: RuleField, value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    const list = Array.isArray(value) ? value : [value];
    switch (field.type) {
      case 'choice':
      case 'choices':
        return field.options
          .flatMap((option) => (list.includes(option.value) ? [say(option.title, language)] : []))
          .join(', ');
      case 'rows':
        return list
          .map((row: Row) =>
            field.columns.map((column) => number(column, row[column.name])).join(' · '),
          )
          .join('\n');
      case 'text':
      case 'words':
      case 'numbers':
        return list.join(', ') || null;
      default:
        return number(field, value);
    }
  };
}

/** What a promotion of a kind says, field by field, in the language of the page. */
export function useContentFacts(kind: PromotionKindName) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const ruleText = useRuleText();
  const timeText = useManilaTime();
  const currency = currencyOf(kind);
  const amount = (value: string | null) => {
    if (value === null) return null;
    return currency === 'PHP' ? formatMoney(value) : i18n.number(Number(value));
  };
  const isoTime = (value: string | undefined) =>
    value === undefined ? null : timeText(Date.parse(value) / 1000);
  const statuses = (names: readonly KycStatus[] = []) =>
    names.map((name) => t(kycStatuses[name].name)).join(', ') || null;
  return (content: PromotionContent): ContentFact[] => {
    const { audience, rules, cash_type: cashType } = content;
    const whole = (value: number | null | undefined) =>
      value === null || value === undefined ? null : i18n.number(value);
    const fact = (name: string, label: string, text: string | null): ContentFact => ({
      name,
      label,
      text,
    });
    return [
      fact('name_en', t`Name, English`, content.name_en),
      fact('name_tl', t`Name, Tagalog`, content.name_tl),
      fact('terms_en', t`Terms, English`, content.terms_en),
      fact('terms_tl', t`Terms, Tagalog`, content.terms_tl),
      fact('starts_at', t`Begins`, timeText(content.starts_at)),
      fact('ends_at', t`Ends`, content.ends_at === null ? null : timeText(content.ends_at)),
      ...promotionKinds[kind].fields.map((field) =>
        fact(`rules.${field.name}`, say(field.title, language), ruleText(field, rules[field.name])),
      ),
      fact('budget', t`Budget`, amount(content.budget)),
      fact('day_cap', t`Most a day`, amount(content.day_cap)),
      fact('player_cap', t`Most for a player`, amount(content.player_cap)),
      fact('wagering_times', t`To be played, times`, i18n.number(content.wagering_times)),
      fact('claim_hours', t`Hours to collect it`, whole(content.claim_hours)),
      fact(
        'cash_type',
        t`In the records`,
        cashType === null ? null : say(cashTypes[cashType as keyof typeof cashTypes], language),
      ),
      fact('statuses', t`Identity check`, statuses(audience.statuses)),
      fact(
        'partners',
        t`Came from the app of`,
        audience.partners?.map((name) => partnerBrands[name].name).join(', ') ?? null,
      ),
      fact('level_from', t`VIP level from`, whole(audience.level_from)),
      fact('level_to', t`VIP level to`, whole(audience.level_to)),
      fact('registered_from', t`Registered from`, isoTime(audience.registered_from)),
      fact('registered_before', t`Registered before`, isoTime(audience.registered_before)),
      fact('uids', t`Only these players`, audience.uids?.join(', ') ?? null),
      fact('exclusive_group', t`Group, one of which a player has`, content.exclusive_group),
      fact('is_one_per_person', t`Once for a person`, content.is_one_per_person ? t`Yes` : t`No`),
      fact('place', t`Place among its kind`, i18n.number(content.place)),
    ];
  };
}
