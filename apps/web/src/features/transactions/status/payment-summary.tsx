import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '@perya/contract/payments/calls/transactions';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import type { ReactNode } from 'react';
import { ChannelPicture } from '../../../lib/cashier/channel-picture.tsx';
import { DetailSection } from '../../../lib/page/detail-section.tsx';
import { Fact } from '../../../lib/page/fact.tsx';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { StatusBadge } from '../status-badge.tsx';

interface PaymentSummaryProps {
  readonly payment: PaymentRow;
  /** What is happening, in a sentence. */
  readonly text: string;
  /** What the player can do about it. */
  readonly children?: ReactNode;
}

/** By which channel, how much and how it stands. [G-212] */
export function PaymentSummary({ payment, text, children }: PaymentSummaryProps) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-center gap-3">
        {payment.channel_img !== '' && <ChannelPicture img={payment.channel_img} />}
        <h2 className="min-w-0 flex-1 font-bold text-lg leading-snug [overflow-wrap:anywhere]">
          {payment.channel_name}
        </h2>
        <span role="status">
          <StatusBadge status={payment.status} />
        </span>
      </div>
      <p className="font-display font-extrabold text-[2rem] leading-tight">
        <Amount value={pesoText(payment.amount)} />
      </p>
      <p className="text-[0.9375rem] text-ink-muted">{text}</p>
      {children}
    </Card>
  );
}

interface PaymentFactsProps {
  readonly payment: PaymentRow;
  readonly children?: ReactNode;
}

/** What support may ask for. [G-212] */
export function PaymentFacts({ payment, children }: PaymentFactsProps) {
  const { t } = useLingui();
  const moment = useMoment('full');
  const label = t`ID`;
  return (
    <DetailSection title={t`Details`}>
      <dl>
        <Fact label={t`Amount`} value={pesoText(payment.amount)} isAmount />
        {children}
        <Fact label={t`Payment method`} value={payment.channel_name} />
        <Fact label={t`Created`} value={moment(payment.created_at)} />
        <Fact
          label={label}
          value={payment.id}
          copy={{ label: t`Copy: ${label}`, done: t`Copied!` }}
        />
      </dl>
    </DetailSection>
  );
}
