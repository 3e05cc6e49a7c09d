import { askToResume, listStops } from '@perya/contract/house/staff-calls/stops';
import { approveRequest, readRequest } from '@perya/contract/staff/calls/requests';
import { staffClient } from './staff-client.ts';

/** Two members of staff let a game go on that a test has stopped: the next test plays it. */
export async function resumeGame(code: string): Promise<void> {
  const ana = await staffClient('risk');
  const ben = await staffClient('risk');
  const { rows } = await ana.call(listStops, {});
  for (const { id: stop } of rows.filter(({ subject }) => subject === code)) {
    const { id } = await ana.call(askToResume, { id: stop, reason: 'cause-gone', words: '' });
    const { seen } = await ben.call(readRequest, { id });
    await ben.call(approveRequest, { id, seen, reason: 'checked', words: '' });
  }
}
