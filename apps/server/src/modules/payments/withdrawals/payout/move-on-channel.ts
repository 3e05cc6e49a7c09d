import type { Gateways } from '../../../../providers/payments/gateway.ts';
import { bySystem, nothingChanged } from '../../../audit/index.ts';
import type { WithdrawalsServices } from '../services.ts';
import { openCases } from '../withdrawal.store.ts';

const payingOf = (gateways: Gateways): string[] =>
  [...gateways].filter(([, { can }]) => can.payOut).map(([name]) => name);

/**
 * Five failed payouts of a channel in ten minutes let the next ones leave by its next rail, or close it
 * where there is none. Staff are told either way.
 */
export async function moveOnFailingChannel(
  { audit, rules, failures, gateways, metrics }: WithdrawalsServices,
  channelId: number,
): Promise<void> {
  const { isOn, count } = (await rules.read())['channel-failures'];
  if (!isOn || count === null) return;
  const paying = payingOf(gateways);
  const moved = await audit.record(bySystem('payments.channel-failures'), async (tx) => {
    const done = await failures.moveOnIfFailing(tx, channelId, { max: count, gateways: paying });
    if (!done) return nothingChanged(null);
    const said = { channel: done.name, failures: String(done.failures) };
    const subject = `channel:${channelId}/${done.version}`;
    const entry = { subject: { kind: 'channel', id: String(channelId) } } as const;
    if (done.next === null) {
      await openCases(tx, [{ kind: 'channel-failures', subject, uid: null, facts: said }]);
      const after = { state: 'closed', closed_by: 'failures', failures: done.failures };
      const closed = { action: 'payments.channel-closed', before: { state: 'open' }, after };
      return { result: done, entries: [{ ...entry, ...closed }] };
    }
    const facts = { ...said, gateway: done.gateway, next: done.next };
    await openCases(tx, [{ kind: 'channel-rail', subject, uid: null, facts }]);
    const change = {
      action: 'payments.channel-rail',
      before: { gateway: done.gateway },
      after: { gateway: done.next, failures: done.failures },
    };
    return { result: done, entries: [{ ...entry, ...change }] };
  });
  if (moved) metrics.countWithdrawal(moved.next === null ? 'channel-closed' : 'rail-changed');
}

/** A channel whose gateway is gone from the settings goes on by its next rail, before money is taken for it. */
export async function moveOnMissingGateway(
  { audit, failures, gateways, metrics }: WithdrawalsServices,
  channelId: number,
): Promise<void> {
  const moved = await audit.record(bySystem('payments.channel-missing'), async (tx) => {
    const done = await failures.moveOnIfMissing(tx, channelId, payingOf(gateways));
    if (!done?.next) return nothingChanged(null);
    const subject = `channel:${channelId}/${done.version}`;
    const { name, gateway, next } = done;
    const facts = { channel: name, gateway, next, said: 'missing' };
    await openCases(tx, [{ kind: 'channel-rail', subject, uid: null, facts }]);
    const change = {
      action: 'payments.channel-rail',
      subject: { kind: 'channel', id: String(channelId) },
      before: { gateway },
      after: { gateway: next, missing: true },
    } as const;
    return { result: done, entries: [change] };
  });
  if (moved) metrics.countWithdrawal('rail-changed');
}
