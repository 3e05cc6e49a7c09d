import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/** Asks whether what was written may be lost. */
export function useMayLose(): () => boolean {
  const { t } = useLingui();
  return () => window.confirm(t`Leave without saving what you wrote?`);
}

/**
 * Asks before a page is left on which something was written and not saved; so does the browser before it closes. What it
 * answers asks the same, for what is closed without leaving the page.
 */
export function useLeaveGuard(isDirty: boolean): () => boolean {
  const mayLose = useMayLose();
  const mayLeave = () => !isDirty || mayLose();
  useBlocker({ shouldBlockFn: () => !mayLeave(), enableBeforeUnload: isDirty });
  return mayLeave;
}

/** The same for a text in a case: the list beside it may be narrowed meanwhile, the case is not left by that. */
export function useCaseGuard(isWritten: boolean): void {
  const mayLose = useMayLose();
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isWritten && current.pathname !== next.pathname && !mayLose(),
    enableBeforeUnload: isWritten,
  });
}
