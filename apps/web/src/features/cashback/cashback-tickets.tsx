import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import type { listCashbackTickets } from '@perya/contract/payments/calls/vouchers';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { ticketIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { Ticket } from '@perya/ui/ticket';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';
import { Scene } from '../../lib/page/scene.tsx';
import { shortPesos } from '../../lib/text/short-pesos.ts';
import { timeLeftText } from '../../lib/text/time-left.ts';
import { byChannel } from './by-channel.ts';
import { endOnThisClock } from './tickets-left.ts';

type Answer = AnswerOf<typeof listCashbackTickets>;

interface CashbackTicketsProps extends Pick<Answer, 'tickets' | 'offers' | 'now'> {
  readonly answeredAt: number;
}

interface ChannelTicketsProps extends Pick<Answer, 'tickets'> {
  readonly id: number;
  readonly name: string;
}

/** What the tickets of a channel say, once: they are alike. How many are left is counted in small ones. */
function ChannelTickets({ id, name, tickets }: ChannelTicketsProps) {
  const { t } = useLingui();
  const [ticket] = tickets;
  if (ticket === undefined) return null;
  const { percent } = ticket;
  const least = shortPesos(ticket.applies_from);
  const most = shortPesos(ticket.max_bonus);
  const count = tickets.length;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <ul aria-label={t`Tickets left: ${count}`} className="flex flex-wrap items-center gap-1">
          {tickets.map((_, index) => {
            const number = index + 1;
            return (
              <li key={number}>
                <Icon
                  drawing={ticketIcon}
                  label={t`Ticket ${number}`}
                  className="size-6 text-accent-strong"
                />
              </li>
            );
          })}
        </ul>
      </div>
      <Ticket value={`${percent}%`} title={t`up to ${most}`} text={t`Minimum deposit ${least}`} />
      <Button onClick={() => openCashier('deposit', { data: { pid: id } })}>
        {t`Deposit with ${name}`}
      </Button>
    </Card>
  );
}

/** One for each that is left, until the day ends; then none. [M-141 M-212] */
export function CashbackTickets({ tickets, offers, now, answeredAt }: CashbackTicketsProps) {
  const { t } = useLingui();
  const [first] = tickets;
  const end = first === undefined ? 0 : endOnThisClock({ ...first, now }, answeredAt);
  const secondsLeft = useSecondsLeft(end);
  if (offers.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t`No cashback right now`}
          text={t`Your tickets show here when it starts.`}
          picture={<Scene name="gifts" />}
        />
      </Card>
    );
  }
  if (first === undefined || secondsLeft === 0) {
    return (
      <Card>
        <EmptyState
          title={t`No tickets left today`}
          text={t`You get new ones at 00:00, Manila time.`}
          picture={<Scene name="gifts" />}
        />
      </Card>
    );
  }
  const left = timeLeftText(secondsLeft);
  return (
    <section aria-labelledby="cashback-tickets" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="cashback-tickets" className="font-bold font-display text-xl">
          {t`Your tickets today`}
        </h2>
        <p role="timer" className="amount-figures text-[0.9375rem] text-ink-muted">
          {t`Ends in ${left}`}
        </p>
      </div>
      {byChannel(tickets).map(({ id, name, tickets: ofChannel }) => (
        <ChannelTickets key={id} id={id} name={name} tickets={ofChannel} />
      ))}
    </section>
  );
}
