import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { CoverLook, listSignedMonths } from '@perya/contract/reports/staff-calls/cover';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { SignDialog } from './sign-dialog.tsx';

interface SignedMonthsProps {
  readonly answer: AnswerOf<typeof listSignedMonths>;
  /** The newest look, with which the next month would be signed. */
  readonly look: CoverLook | null;
}

/** Months that two people have signed, as they were then, and the next one. */
export function SignedMonths({ answer: { months, next: month }, look }: SignedMonthsProps) {
  const { t } = useLingui();
  const may = useMay();
  const nameOf = useActor();
  const [isSigning, setSigning] = useState(false);
  const maySign = month !== null && look !== null && may('figures.sign');
  const end = { align: 'end' } as const;
  return (
    <Section
      title={t`Signed months`}
      actions={
        maySign && (
          <UnlessWaiting action="figures.month" topic={month}>
            <Button onClick={() => setSigning(true)}>{t`Sign ${month}`}</Button>
          </UnlessWaiting>
        )
      }
    >
      <WaitingRequests action="figures.month" />
      <PlainTable
        title={t`Signed months`}
        rows={months}
        idOf={(row) => row.month}
        emptyText={t`No month is signed yet`}
        columns={[
          { id: 'month', title: t`Month`, cell: (row) => row.month },
          { id: 'ggr', title: t`GGR`, ...end, cell: ({ ggr }) => <Money amount={ggr} signed /> },
          { id: 'ngr', title: t`NGR`, ...end, cell: ({ ngr }) => <Money amount={ngr} signed /> },
          {
            id: 'share',
            title: t`Regulator’s share`,
            ...end,
            cell: ({ share }) => <Money amount={share} />,
          },
          {
            id: 'owed',
            title: t`Owed to players`,
            ...end,
            cell: ({ owed }) => <Money amount={owed} />,
          },
          {
            id: 'cover',
            title: t`There to pay it`,
            ...end,
            cell: ({ cover }) => <Money amount={cover} />,
          },
          {
            id: 'beyond',
            title: t`Beyond what is owed`,
            ...end,
            cell: ({ beyond }) => <Money amount={beyond} signed />,
          },
          {
            id: 'by',
            title: t`By`,
            cell: ({ asked_by, approved_by }) => `${nameOf(asked_by)}, ${nameOf(approved_by)}`,
          },
          { id: 'at', title: t`Signed`, cell: ({ signed_at }) => <Moment at={signed_at} /> },
        ]}
      />
      {isSigning && month !== null && look !== null && (
        <SignDialog month={month} look={look} onClose={() => setSigning(false)} />
      )}
    </Section>
  );
}
