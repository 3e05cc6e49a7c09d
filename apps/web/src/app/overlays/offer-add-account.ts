import { offerAddAccount as offer } from '../../lib/cashier/add-account.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { loadMessages } from '../../lib/language/messages.ts';

/** Without a name of the identity check no account can be added. [M-317] */
async function hasName(): Promise<boolean> {
  // A visitor needs nothing of what fetches it.
  const { loadKyc } = await import('../../lib/kyc/load-kyc.ts');
  const record = await loadKyc().catch(() => null);
  // What could not be read is decided by the panel, which says so.
  return record === null || record.first_name !== '';
}

/** Registers the panel that adds a withdrawal account; code and messages are loaded when it is first needed. */
export function offerAddAccount(): void {
  offer(async ({ onAdded }) => {
    if (!(await hasName())) return showKycModal('withdraw');
    await loadMessages('withdraw-accounts');
    const { openAddPanel } = await import(
      '../../features/withdraw-accounts/add/open-add-panel.tsx'
    );
    openAddPanel(onAdded);
  });
}
