import { staffCalls } from '@perya/contract/staff/staff-calls';
import type { ApiStaff } from './api-staff.ts';

/** Approves what was asked for, as it was shown to this person. */
export async function approveAs({ client }: Pick<ApiStaff, 'client'>, id: string) {
  const { seen } = await client.call(staffCalls.readRequest, { id });
  return client.call(staffCalls.approveRequest, { id, seen, reason: 'checked', words: '' });
}
