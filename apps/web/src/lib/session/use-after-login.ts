import { useRouter } from '@tanstack/react-router';
import { loadKyc } from '../kyc/load-kyc.ts';
import { loadProfile } from '../player/load-player.ts';
import { afterLogin } from './after-login.ts';
import { takeLoginCallback } from './require-login.ts';
import { sessionToken } from './session-token.ts';

interface LoginEnd {
  readonly origin: string | null;
  readonly closeModal: (() => void) | null;
}

/** Keeps the token and does what follows a login. */
export function useAfterLogin({ origin, closeModal }: LoginEnd) {
  const router = useRouter();
  return async (session: { readonly token: string; readonly expires_at: number }) => {
    // Where somebody else was logged in, nothing of theirs stays.
    if (sessionToken.get() !== null) sessionToken.clear();
    sessionToken.set(session.token, session.expires_at);
    await afterLogin({
      refetch: async () => {
        const [record] = await Promise.allSettled([loadKyc(), loadProfile()]);
        if (record.status === 'rejected') return null;
        return { isCompleteFlagged: record.value.cmpl === 1, status: record.value.status };
      },
      closeModal,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      takeCallback: takeLoginCallback,
      origin,
      // The page that asked for the login is not one to come back to.
      go: (path) => router.history.replace(path),
    });
  };
}
