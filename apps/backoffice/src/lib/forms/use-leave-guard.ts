import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a page is left on which something was written and not saved; so does the browser before it closes. */
export function useLeaveGuard(isDirty: boolean): void {
  const { t } = useLingui();
  useBlocker({
    shouldBlockFn: () => isDirty && !window.confirm(t`Leave without saving what you wrote?`),
    enableBeforeUnload: isDirty,
  });
}
