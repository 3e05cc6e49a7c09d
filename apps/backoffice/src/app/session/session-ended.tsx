import { useLingui } from '@lingui/react/macro';
import { adoptPageNonce } from '@perya/ui/style-nonce';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { loadMessages } from '../../lib/language/messages.ts';
import { refreshAll } from '../../lib/query/query-client.ts';
import { loadSession } from '../../lib/session/load-session.ts';
import { useSession } from '../../lib/session/session.ts';

const fetchFlow = () => import('../../features/login/login-flow.tsx');
const LoginFlow = lazy(async () => ({ default: (await fetchFlow()).LoginFlow }));
let words: ReturnType<typeof loadMessages> | undefined;
const readWords = () => {
  words ??= loadMessages('login');
  return words;
};

/** After the first page, and before the line or a release can take the login away that is needed later. */
const FETCH_AFTER_MS = 10_000;

function LoginAgain() {
  const { t } = useLingui();
  use(readWords());
  const me = useSession((session) => session.me);
  const [before] = useState(me);
  const goOn = async () => {
    const now = await loadSession().catch(() => null);
    // Whoever comes next must not find the page of whoever was here before.
    if (now === null || (before !== null && now.staffId !== before.staffId)) location.reload();
    else await refreshAll();
  };
  return (
    <>
      {before !== null && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">
          {t`Your session has ended. Log in again to go on where you were; what you typed is still there.`}
        </p>
      )}
      <LoginFlow email={before?.email ?? ''} onDone={() => void goOn()} />
    </>
  );
}

/** The login over the page, for a session that has ended: what was typed under it stays, and nothing of it can be read. */
export function SessionEnded() {
  const { t } = useLingui();
  const isEnded = useSession((session) => session.isEnded);
  adoptPageNonce();
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([fetchFlow(), readWords()]).catch(() => (words = undefined)),
      FETCH_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog.Root open={isEnded}>
      <Dialog.Portal>
        <Dialog.Overlay className="session-mask" />
        <Dialog.Content
          aria-describedby={undefined}
          data-modal
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="dialog-panel gap-4 p-6"
        >
          <Dialog.Title className="sr-only">{t`Log in again`}</Dialog.Title>
          <Suspense fallback={null}>
            <LoginAgain />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
