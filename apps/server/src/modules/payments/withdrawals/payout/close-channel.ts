import { bySystem, nothingChanged } from '../../../audit/index.ts';
import type { WithdrawalsServices } from '../services.ts';
import { openCases } from '../withdrawal.store.ts';

/** Five failed payouts of a channel in ten minutes close it, for staff to look at. */
export async function closeFailingChannel(
  { audit, rules, failures, metrics }: WithdrawalsServices,
  channelId: number,
): Promise<void> {
  const { isOn, count } = (await rules.read())['channel-failures'];
  if (!isOn || count === null) return;
  const closed = await audit.record(bySystem('payments.channel-failures'), async (tx) => {
    const done = await failures.closeIfFailing(tx, channelId, count);
    if (!done) return nothingChanged(null);
    const said = { channel: done.name, failures: String(done.failures) };
    const subject = `channel:${channelId}/${done.version}`;
    await openCases(tx, [{ kind: 'channel-failures', subject, uid: null, facts: said }]);
    return {
      result: done,
      entries: [
        {
          action: 'payments.channel-closed',
          subject: { kind: 'channel', id: String(channelId) },
          before: { state: 'open' },
          after: { state: 'closed', closed_by: 'failures', failures: done.failures },
        },
      ],
    };
  });
  if (closed) metrics.countWithdrawal('channel-closed');
}
