import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/show/format-money.ts';
import { type ConfirmedBank, statementAge } from './statement-age.ts';

/** Until when a confirmed balance counts, or that it is too old and no longer does; nothing where nobody has confirmed one. */
export function HowOld(bank: ConfirmedBank) {
  const { t, i18n } = useLingui();
  const statement = statementAge(bank);
  if (statement === null) return null;
  const { day, until, days, lapsed, isOldDebt } = statement;
  const age = i18n.number(days);
  if (lapsed !== null) {
    const money = formatMoney(lapsed);
    return (
      <span className="block min-w-56 whitespace-normal text-negative">
        {t`${money} are not counted: the statement of ${day} is ${age} days old and counted until ${until}`}
      </span>
    );
  }
  return (
    <span className="block text-ink-muted">
      {isOldDebt
        ? t`The statement of ${day} is ${age} days old; what is owed counts however old it is`
        : t`The statement of ${day} counts until ${until}`}
    </span>
  );
}
