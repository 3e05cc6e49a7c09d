import type { HomeTag } from '@perya/contract/content/staff-calls/home';
import { askCompliance, endCompliance } from '@perya/contract/kyc/staff-calls/compliance';
import { approveRequest, readRequest } from '@perya/contract/staff/calls/requests';
import { staffClient } from '../backoffice/staff-client.ts';

/** Opens the compliance window of a site as staff do: one asks, another approves. */
export async function beginCompliance(tag: HomeTag): Promise<void> {
  const ana = await staffClient('risk');
  const ben = await staffClient('risk');
  const until = Math.floor(Date.now() / 1000) + 3600;
  const wanted = { tag, from: 0, until, reason: 'regulator', words: '' } as const;
  const { id } = await ana.call(askCompliance, wanted);
  const { seen } = await ben.call(readRequest, { id });
  await ben.call(approveRequest, { id, seen, reason: 'checked', words: '' });
}

export async function stopCompliance(tag: HomeTag): Promise<void> {
  const staff = await staffClient('risk');
  await staff.call(endCompliance, { tag, reason: 'It has done its work' });
}
