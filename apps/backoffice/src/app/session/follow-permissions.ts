import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toast } from '@perya/ui/toast';
import { loadSession, permissionChanges } from '../../lib/session/load-session.ts';
import { useSession } from '../../lib/session/session.ts';
import { onPermissionsChange } from '../../lib/session/watch-answers.ts';

let isReading = false;

async function readAnew(): Promise<void> {
  const before = useSession.getState().me;
  if (isReading || before === null) return;
  isReading = true;
  try {
    const { permissions } = await loadSession(true);
    const { taken, given } = permissionChanges(before.permissions, permissions);
    if (taken > 0)
      toast.warning(i18n._(msg`Your permissions have changed: some rooms may be gone`));
    else if (given > 0) toast.info(i18n._(msg`Your permissions have changed: you may do more now`));
  } catch {
    // The session itself is over, which the login over the page says.
  } finally {
    isReading = false;
  }
}

/** A role that was changed shows at the next answer: the navigation follows, and the page says so. */
export function followPermissions(): void {
  onPermissionsChange(() => void readAnew());
}
