import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type PolicyUnit, policies } from '@perya/contract/house/policies';
import type { PolicyState } from '@perya/contract/house/staff-calls/policies';
import { say } from '@perya/contract/text';
import { formatMoney } from '../../lib/show/format-money.ts';

interface PolicyTableProps {
  readonly title: string;
  readonly policies: readonly PolicyState[];
}

/** A value with its unit, as one says it. */
function useValueText(): (policy: PolicyState) => string {
  const { t, i18n } = useLingui();
  const withUnit = (count: number, unit: PolicyUnit): string => {
    const figure = i18n.number(count);
    switch (unit) {
      case 'seconds':
        return t`${figure} seconds`;
      case 'minutes':
        return t`${figure} minutes`;
      case 'hours':
        return t`${figure} hours`;
      case 'days':
        return t`${figure} days`;
      case 'years':
        return t`${figure} years`;
      case 'times':
        return t`${figure} times`;
      default:
        return figure;
    }
  };
  return ({ name, value, per_seconds }) => {
    const { unit } = policies[name];
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'number' && per_seconds !== undefined) {
      const within = plural(per_seconds, { one: '# second', other: '# seconds' });
      return t`${i18n.number(value)} within ${within}`;
    }
    if (typeof value === 'number') return withUnit(value, unit);
    if (unit === 'pesos') return formatMoney(value, false);
    if (unit === 'characters') return t`${value} characters`;
    return value === 'for ever' ? t`for ever` : value;
  };
}

export function PolicyTable({ title, policies: shown }: PolicyTableProps) {
  const { t } = useLingui();
  const valueText = useValueText();
  const { language } = useLanguage();
  const setBy = { setting: t`Setting`, data: t`Data`, code: t`Code` };
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
      tabIndex={0}
      aria-label={title}
      className="overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table aria-label={title} className="list-table min-w-[40rem] table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-2/5">{t`Policy`}</th>
            <th scope="col" className="w-1/4">{t`Present value`}</th>
            <th scope="col">{t`Where it is set`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((policy) => (
            <tr key={`${policy.name} ${policy.of ?? ''}`}>
              <td className="whitespace-normal! py-1.5">
                {say(policies[policy.name].title, language)}
                {policy.of !== undefined && (
                  <code className="ml-2 text-ink-muted">{policy.of}</code>
                )}
              </td>
              <td className="amount-figures whitespace-normal!">{valueText(policy)}</td>
              <td className="whitespace-normal! wrap-anywhere">
                <span className="text-ink-muted">{setBy[policy.set_by]}</span>{' '}
                <code>{policy.where}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
