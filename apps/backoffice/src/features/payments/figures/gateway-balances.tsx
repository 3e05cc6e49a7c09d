import { useLingui } from '@lingui/react/macro';
import {
  type GatewayStanding,
  readGatewayBalances,
} from '@perya/contract/payments/staff-calls/figures';
import { parsePesos } from '@perya/money';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

const lookEveryMs = 60_000;

/** Whether what is to be paid out is more than what lies there. */
function isShort({ balance, on_its_way, can_pay_out }: GatewayStanding): boolean {
  if (balance === null || !can_pay_out) return false;
  return (parsePesos(on_its_way) ?? 0n) > (parsePesos(balance) ?? 0n);
}

function Health({ gateway }: { readonly gateway: GatewayStanding }) {
  const { t } = useLingui();
  const { trouble } = gateway;
  if (trouble === 'unsupported') return <StatusBadge>{t`Says no balance`}</StatusBadge>;
  if (trouble === 'refused') {
    return <StatusBadge tone="negative">{t`Refuses the question`}</StatusBadge>;
  }
  if (trouble === 'unreadable') {
    return <StatusBadge tone="negative">{t`Answer cannot be read`}</StatusBadge>;
  }
  if (trouble !== null) return <StatusBadge tone="negative">{t`Does not answer`}</StatusBadge>;
  if (isShort(gateway))
    return <StatusBadge tone="warning">{t`Less than is to be paid`}</StatusBadge>;
  return <StatusBadge tone="positive">{t`Responds`}</StatusBadge>;
}

/** What lies at each gateway, and whether it is enough for what it is to pay out. */
export function GatewayBalances() {
  const { t } = useLingui();
  const read = useCall(readGatewayBalances, {}, { pollMs: lookEveryMs });
  const title = t`At the gateways`;
  return (
    <CallSection title={title} read={read}>
      {(gateways) => (
        <PlainTable
          title={title}
          rows={gateways}
          idOf={({ name }) => name}
          emptyText={t`The settings of this installation have no gateway`}
          columns={[
            { id: 'name', title: t`Gateway`, cell: ({ name }) => name },
            { id: 'health', title: t`State`, cell: (gateway) => <Health gateway={gateway} /> },
            {
              id: 'balance',
              title: t`Balance`,
              align: 'end',
              cell: ({ balance }) => (balance === null ? '–' : <Money amount={balance} />),
            },
            {
              id: 'on-its-way',
              title: t`To be paid out`,
              align: 'end',
              cell: ({ on_its_way, can_pay_out }) =>
                can_pay_out ? <Money amount={on_its_way} /> : '–',
            },
          ]}
        />
      )}
    </CallSection>
  );
}
