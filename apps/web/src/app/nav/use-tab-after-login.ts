import { useNavigate } from '@tanstack/react-router';
import { useRequireLogin } from '../../lib/session/use-require-login.ts';
import { tabs } from './tabs.ts';

/** Whether an address is that of a tab which asks for a login, and of nothing within it. */
export const isGuardedTab = (address: string): boolean =>
  address !== '/' && tabs.some(({ path }) => path === address);

/**
 * Asks a visitor to log in and then opens the tab. A tap that comes before the page is alive follows the plain link
 * and is stopped by the guard, which asks here as well: the tab opens either way. [M-028 M-464]
 */
export function useTabAfterLogin(): (tab: string) => void {
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  return (tab) =>
    requireLogin(async () => {
      await navigate({ to: tab });
      (await import('../../lib/kyc-gate/welcome.ts')).welcome(tab);
    }, tab);
}
