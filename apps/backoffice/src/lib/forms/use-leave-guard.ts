import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before a page is left on which something was written and not saved; so does the browser before it closes. What it
 * answers asks the same, for what is closed without leaving the page.
 */
export function useLeaveGuard(isDirty: boolean): () => boolean {
  const { t } = useLingui();
  const mayLeave = () => !isDirty || window.confirm(t`Leave without saving what you wrote?`);
  useBlocker({ shouldBlockFn: () => !mayLeave(), enableBeforeUnload: isDirty });
  return mayLeave;
}
