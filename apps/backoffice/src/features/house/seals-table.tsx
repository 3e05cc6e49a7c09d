import { useLingui } from '@lingui/react/macro';
import { listSeals, type SealedMonth } from '@perya/contract/house/staff-calls/checks';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** Enough to compare by eye; the whole stands in the title. */
const hashShown = 12;

function Copy({ seal }: { readonly seal: SealedMonth }) {
  const { t } = useLingui();
  if (seal.exported_at === null) return t`None`;
  if (seal.is_sound === false) return <StatusBadge tone="negative">{t`Broken`}</StatusBadge>;
  if (seal.verified_at === null)
    return <StatusBadge tone="warning">{t`Not read back`}</StatusBadge>;
  return (
    <span className="inline-flex items-center gap-2">
      <StatusBadge tone="positive">{t`Verified`}</StatusBadge>
      <Age at={seal.verified_at} />
    </span>
  );
}

/** The months that are closed and fixed by a hash, and whether a copy of each was read back. */
export function SealsTable() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(listSeals, {});
  if (answer === null || answer.seals.length === 0) return null;
  const number = (figure: number) => i18n.number(figure);
  return (
    <Section title={t`Sealed months`}>
      <div className="rounded-card border border-line bg-raised">
        <PlainTable
          title={t`Sealed months`}
          rows={answer.seals}
          idOf={({ books, month }) => `${books} ${month}`}
          columns={[
            { id: 'month', title: t`Month`, cell: ({ month }) => month },
            {
              id: 'books',
              title: t`Books`,
              cell: ({ books }) => (books === 'ledger' ? t`Money` : t`Filcoins`),
            },
            {
              id: 'postings',
              title: t`Postings`,
              align: 'end',
              cell: ({ postings }) => number(postings),
            },
            {
              id: 'entries',
              title: t`Entries`,
              align: 'end',
              cell: ({ entries }) => number(entries),
            },
            {
              id: 'amount',
              title: t`Balances changed by`,
              align: 'end',
              cell: ({ books, amount }) =>
                books === 'ledger' ? <Money amount={amount} signed /> : amount,
            },
            {
              id: 'seal',
              title: t`Seal`,
              cell: ({ hash }) => (
                <span className="amount-figures" title={hash}>
                  {hash.slice(0, hashShown)}
                </span>
              ),
            },
            { id: 'sealed', title: t`Sealed`, cell: ({ sealed_at }) => <Age at={sealed_at} /> },
            { id: 'copy', title: t`Archive`, cell: (seal) => <Copy seal={seal} /> },
          ]}
        />
      </div>
    </Section>
  );
}
