import { randomUUID } from 'node:crypto';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { createApiStaff } from '../api-staff.ts';
import type { TestServer } from '../test-server.ts';
import { takeCodesOut } from './take-codes-out.ts';

/** Codes of a batch as it comes about: one asks, another approves, the codes leave in two halves. */
export async function createVouchers(
  server: TestServer,
  { count }: { count: number },
): Promise<string[]> {
  const cashier = await createApiStaff(server, 'cashier');
  const risk = await createApiStaff(server, 'risk');
  const { id } = await cashier.client.call(staffCalls.askVoucherBatch, {
    amount: '100.00',
    count,
    turnover_times: 1,
    note: randomUUID(),
    expires_at: Math.floor(Date.now() / 1000) + 30 * 86_400,
    reason: 'needed-for-work',
    words: 'For the shop',
  });
  const { seen } = await risk.client.call(staffCalls.readRequest, { id });
  await risk.client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
  const [batch] = (await cashier.client.call(staffCalls.listVoucherBatches, {})).rows;
  if (!batch) throw new Error('There is no batch');
  return takeCodesOut(cashier, risk, batch.id);
}
