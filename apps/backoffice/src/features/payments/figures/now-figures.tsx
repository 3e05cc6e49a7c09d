import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { readPaymentFigures } from '@perya/contract/payments/staff-calls/figures';
import { Link } from '@tanstack/react-router';
import { Section } from '../../../lib/show/facts.tsx';

type Figures = AnswerOf<typeof readPaymentFigures>;

const card =
  'relative flex flex-col gap-1 rounded-card border border-line bg-raised p-3 shadow-card';
const whole = 'font-semibold after:absolute after:inset-0 after:rounded-card';

/** What waits for somebody now; each leads to its list. */
export function NowFigures({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useLingui();
  const waiting = [
    { to: '/payments/withdrawals', title: t`Withdrawals under review`, count: figures.waiting },
    { to: '/payments/receipts', title: t`Payments without a deposit`, count: figures.strays },
    { to: '/payments/cases', title: t`Open cases`, count: figures.open_cases },
  ] as const;
  return (
    <Section title={t`Now`}>
      <ul className="payment-figures">
        {waiting.map(({ to, title, count }) => (
          <li key={to} className={card}>
            <Link to={to} className={whole}>
              {title}
            </Link>
            <span className="amount-figures text-[1.375rem]">{i18n.number(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
