import { useLingui } from '@lingui/react/macro';
import {
  listVoucherBatches,
  voucherBatchWanted,
} from '@perya/contract/payments/staff-calls/vouchers';
import { centavos, parsePesos, toPesos } from '@perya/money';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

/** So many of the newest batches say what was made lately. */
const shownBatches = 5;

/** The topic of the request is what was asked for; of one that an earlier release asked for it may be something else. */
function wantedOf(topic: string) {
  try {
    return voucherBatchWanted.safeParse(JSON.parse(topic)).data ?? null;
  } catch {
    return null;
  }
}

/** The batch that would be made, where its codes go, and what other batches are still worth. */
export function VoucherBatchSubject({ id: topic }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const actor = useActor();
  const { answer } = useCall(
    listVoucherBatches,
    { state: 'open', limit: shownBatches },
    { isWanted: may('payments.read') },
  );
  const wanted = wantedOf(topic);
  if (wanted === null) return null;
  const each = parsePesos(wanted.amount) ?? 0n;
  const worthOf = (codes: number) => toPesos(centavos(each * BigInt(codes)));
  return (
    <>
      <Section title={t`The batch`}>
        <Facts
          facts={[
            { label: t`Each worth`, value: <Money amount={wanted.amount} /> },
            { label: t`Codes`, value: i18n.number(wanted.count) },
            { label: t`Worth in all`, value: <Money amount={worthOf(wanted.count)} /> },
            { label: t`Good until`, value: <Moment at={wanted.expires_at} /> },
            { label: t`To be played, times`, value: i18n.number(wanted.turnover_times) },
            { label: t`Note`, value: wanted.note || null },
          ]}
        />
      </Section>
      {answer && (
        <Section title={t`Batches that can be used now`}>
          <PlainTable
            title={t`Batches that can be used now`}
            rows={answer.rows}
            idOf={(batch) => batch.id}
            emptyText={t`There is none`}
            columns={[
              { id: 'batch', title: t`Batch`, cell: (batch) => batch.id },
              {
                id: 'unused',
                title: t`Unused`,
                align: 'end',
                cell: ({ unused }) => i18n.number(unused),
              },
              {
                id: 'each',
                title: t`Each worth`,
                align: 'end',
                cell: ({ amount }) => <Money amount={amount} />,
              },
              { id: 'by', title: t`Made by`, cell: ({ made_by }) => actor(made_by) },
              { id: 'note', title: t`Note`, cell: ({ note }) => note || '–' },
            ]}
          />
        </Section>
      )}
    </>
  );
}
