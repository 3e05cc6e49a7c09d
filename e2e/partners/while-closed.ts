import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import { switchPartnerChannel } from '@perya/contract/partners/staff-calls/channels';
import { staffClient } from '../backoffice/staff-client.ts';
import { whileAlone } from '../setup/house-switch.ts';

/** Staff close a partner's channel while no other test comes through it, and open it again whatever happens meanwhile. */
export async function whileClosed(name: PartnerChannel, act: () => Promise<void>): Promise<void> {
  const risk = await staffClient('risk');
  const turn = (is_open: boolean, reason: string) =>
    risk.call(switchPartnerChannel, { name, is_open, reason });
  await whileAlone(`partner ${name}`, async () => {
    await turn(false, 'Its host fails');
    try {
      await act();
    } finally {
      await turn(true, 'The trouble is over');
    }
  });
}
