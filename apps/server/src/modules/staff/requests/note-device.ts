import type { StaffContext } from '../../../platform/http/context.ts';
import type { RequestServices } from './services.ts';

/** Remembers on which device a member of staff signs in, asks or decides, and names a device that has no name yet. */
export async function noteDevice(
  { keyring, people }: Pick<RequestServices, 'keyring' | 'people'>,
  {
    staffId,
    deviceToken,
    nameDevice,
  }: Pick<StaffContext, 'staffId' | 'deviceToken' | 'nameDevice'>,
): Promise<void> {
  const device = keyring.digest('staff.device', deviceToken ?? nameDevice());
  await people.noteDevice(staffId, device);
}
