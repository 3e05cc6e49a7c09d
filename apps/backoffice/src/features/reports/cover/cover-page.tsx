import { useLingui } from '@lingui/react/macro';
import {
  type CoverLook,
  listCoverLooks,
  listSignedMonths,
  lookAtCover,
} from '@perya/contract/reports/staff-calls/cover';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../../lib/fields/button.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { HowOld } from './how-old.tsx';
import { SignedMonths } from './signed-months.tsx';

const route = getRouteApi('/reports/cover');
const end = { align: 'end' } as const;

/** What counts of an account and until when, and what its statement says where two people have not confirmed it. */
function InBank({ balance, told, ...bank }: Omit<CoverLook['banks'][number], 'account' | 'day'>) {
  const { t } = useLingui();
  return (
    <>
      <Money amount={balance} />
      <HowOld {...bank} />
      {told !== null && (
        <span className="block text-warning">
          {t`As a statement says, not confirmed:`} <Money amount={told} />
        </span>
      )}
    </>
  );
}

/** What the newest look is made of: what is owed by its kind, and what each gateway and bank holds. */
export function CoverParts({ look }: { readonly look: CoverLook }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Facts
        facts={[
          { label: t`Balances`, value: <Money amount={look.balances} /> },
          { label: t`Withdrawals under way`, value: <Money amount={look.withdrawals} /> },
          { label: t`Stakes of open rounds`, value: <Money amount={look.stakes} /> },
          { label: t`Jackpots`, value: <Money amount={look.jackpots} /> },
          { label: t`Owed to players`, value: <Money amount={look.owed} /> },
        ]}
      />
      <Facts
        facts={[
          ...look.gateways.map(({ name, balance }) => ({
            label: t`Gateway ${name}`,
            value: balance === null ? t`did not answer` : <Money amount={balance} />,
          })),
          ...look.banks.map(({ account, day, ...bank }) => ({
            label: t`Bank ${account}, ${day}`,
            value: <InBank {...bank} />,
          })),
          { label: t`There to pay it`, value: <Money amount={look.cover} /> },
          { label: t`Beyond what is owed`, value: <Money amount={look.beyond} signed /> },
        ]}
      />
    </div>
  );
}

function Newest() {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(listCoverLooks, { limit: 1 });
  const months = useCall(listSignedMonths, {});
  const { submit, isBusy } = useSubmit(lookAtCover);
  const look = answer?.rows[0] ?? null;
  return (
    <div className="flex shrink-0 flex-col gap-5 px-4 pt-3">
      <Section
        title={t`What is owed to players, and what covers it`}
        actions={
          may('figures.bank') && (
            <Button onClick={() => void submit({})} busy={isBusy}>{t`Look now`}</Button>
          )
        }
      >
        {look && <CoverParts look={look} />}
      </Section>
      {months.answer && <SignedMonths answer={months.answer} look={look} />}
    </div>
  );
}

/** What is owed to players against what gateways and banks hold, look by look, and the months that were signed with it. */
export function CoverPage() {
  const { t, i18n } = useLingui();
  const nameOf = useActor();
  return (
    <>
      <Newest />
      <ListPage>
        <List
          name="cover-looks"
          title={t`Looks`}
          call={listCoverLooks}
          filters={{}}
          search={route.useSearch()}
          idOf={({ id }) => id}
          emptyText={t`Nobody has looked yet`}
          noneText={t`Nobody has looked yet`}
          columns={[
            { id: 'at', title: t`Looked at`, cell: ({ at }) => <Moment at={at} /> },
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
              id: 'unmatched',
              title: t`Bank lines without a payment`,
              ...end,
              cell: ({ unmatched }) => i18n.number(unmatched),
            },
            { id: 'by', title: t`By`, cell: ({ by }) => nameOf(by) },
          ]}
        />
      </ListPage>
    </>
  );
}
