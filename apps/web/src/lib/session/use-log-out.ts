import { useLingui } from '@lingui/react/macro';
import { logout } from '@perya/contract/calls/session';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rawLocalStorage } from '../browser/browser-stores.ts';
import { logOut } from './log-out.ts';
import { sessionToken } from './session-token.ts';

/** The way out, for any screen that offers it. [A-254 A-255 A-432] */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly isLeaving: boolean } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    const { api } = await import('../http/api.ts');
    const hasLeft = await logOut({
      ask: () => api.call(logout, {}),
      goHome: () => navigate({ to: '/' }),
      clearToken: sessionToken.clear,
      storage: rawLocalStorage,
    });
    setIsLeaving(false);
    if (!hasLeft) toast.error(t`Logout failed`);
  };
  return { logOut: leave, isLeaving };
}
