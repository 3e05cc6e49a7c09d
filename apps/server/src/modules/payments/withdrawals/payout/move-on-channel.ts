import { bySystem, nothingChanged } from '../../../audit/index.ts';
import type { WithdrawalsServices } from '../services.ts';
import { openCases } from '../withdrawal.store.ts';

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
  const paying = [...gateways].filter(([, { can }]) => can.payOut).map(([name]) => name);
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
