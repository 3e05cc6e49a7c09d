import { Suspense } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLink } from './login-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Loaded for signed-in players only, so that it is no part of a visitor's first load. */
const WalletLink = lazyWithRetry(() => import('./wallet-link.tsx'));

export function TopBar() {
  const isPlayer = useSession(isLoggedIn);
  return (
    <header className="top-bar">
      <BrandMark className="md:hidden" />
      <div className="bar-tools">
        <LoginLink />
        {isPlayer && (
          <Suspense>
            <WalletLink />
          </Suspense>
        )}
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
