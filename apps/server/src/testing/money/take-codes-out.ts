import { staffCalls } from '@perya/contract/staff/staff-calls';
import { type ApiStaff, approveAs } from '../api-staff.ts';

const halvesIn = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1] ?? '');

/** Codes of a batch as a shop gets them: one asks and brings the first halves, another approves and brings the second ones. */
export async function takeCodesOut(
  asker: ApiStaff,
  approver: ApiStaff,
  batch: string,
): Promise<string[]> {
  const { id } = await asker.client.call(staffCalls.askVoucherCodes, {
    id: batch,
    reason: 'needed-for-work',
    words: '',
  });
  await approveAs(approver, id);
  const first = await asker.client.call(staffCalls.collectPart, { id });
  const second = await approver.client.call(staffCalls.collectPart, { id });
  const ends = halvesIn(second.value);
  return halvesIn(first.value).map((half, at) => `${half}-${ends[at]}`);
}
