import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf } from '@perya/contract/call';
import { readMallOrder } from '@perya/contract/points/staff-calls/mall-orders';
import { sayCancelled } from '@perya/contract/rules/mall/cancel-causes';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { kindOf } from '../goods/goods-kind.ts';
import { goodsKinds } from '../goods/goods-words.ts';
import { MoveOrder } from './move-order.tsx';
import { nextSteps, type OrderStep } from './next-steps.ts';
import { OrderBadge } from './order-badge.tsx';
import { RecipientPart } from './recipient.tsx';

const lookEveryMs = 10_000;

function OrderFacts({ order }: { readonly order: AnswerOf<typeof readMallOrder> }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { language } = useLanguage();
  return (
    <Section title={t`The order`}>
      <Facts
        facts={[
          {
            label: t`Goods`,
            value: (
              <Link to="/promotions/goods/$id" params={{ id: String(order.goods_id) }}>
                {order.product_name}
              </Link>
            ),
          },
          { label: t`Kind`, value: t(goodsKinds[kindOf(order)]) },
          { label: t`How many`, value: i18n.number(order.quantity) },
          { label: t`Filcoins`, value: i18n.number(order.pay_amount) },
          { label: t`Player`, value: <PlayerLink uid={order.uid} /> },
          { label: t`Ordered`, value: <Moment at={order.submitted_at} /> },
          { label: t`Changed`, value: <Moment at={order.moved_at} /> },
          { label: t`Store`, value: order.store_address || null },
          { label: t`Courier`, value: order.courier || null },
          { label: t`Tracking number`, value: order.courier_number || null },
          {
            label: t`Reason that the player reads`,
            value: sayCancelled(order.reason, language) || null,
          },
        ]}
      />
      {may('audit.read') && (
        <p>
          <Link to="/audit" search={{ subject_kind: 'player', subject: order.uid }}>
            {t`Who did what, in the audit`}
          </Link>
        </p>
      )}
    </Section>
  );
}

/** An order: what was redeemed, by whom, how far it is, and the few steps that are possible now. */
export function OrderCase() {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const { id } = getRouteApi('/promotions/orders/$id').useParams();
  const read = useCall(readMallOrder, { id }, { pollMs: lookEveryMs });
  const [step, setStep] = useState<OrderStep | null>(null);
  const order = read.answer;
  const close = () => void navigate({ to: '/promotions/orders', search: true });
  const title = t`Order ${id}`;
  if (order === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const labels: Record<OrderStep, string> = {
    shipped: t`Ship`,
    received: t`Received`,
    cancelled: t`Cancel the order`,
  };
  return (
    <CaseDrawer
      title={title}
      badge={
        <>
          <OrderBadge status={order.status} />
          {order.is_test && <StatusBadge tone="accent">{t`Test account`}</StatusBadge>}
        </>
      }
      onClose={close}
      actions={
        may('mall.orders') &&
        nextSteps(order).map((to) => (
          <Button
            key={to}
            kind={to === 'cancelled' ? 'secondary' : 'primary'}
            onClick={() => setStep(to)}
          >
            {labels[to]}
          </Button>
        ))
      }
    >
      <OrderFacts order={order} />
      <RecipientPart key={`${id} ${order.status}`} id={id} />
      {step && <MoveOrder key={step} order={order} to={step} onClose={() => setStep(null)} />}
    </CaseDrawer>
  );
}
