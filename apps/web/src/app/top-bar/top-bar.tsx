import { useLingui } from '@lingui/react/macro';
import { languageName, languages, localeOf } from '@perya/contract/text';
import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { BrandMark } from './brand-mark.tsx';
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

/** Both languages stand side by side, so that either can be found by someone who cannot read the other. [M-455] */
function LanguageSwitch() {
  const { t } = useLingui();
  const { chosen, choose } = useLanguageChoice();
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((each) => (
        <label key={each} className="segment" title={languageName(each)}>
          <input
            type="radio"
            name="language"
            checked={each === chosen}
            onChange={() => choose(each)}
            aria-label={languageName(each)}
          />
          <span aria-hidden="true">{localeOf(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The login of every page. A link, so that it works before hydration. */
function LoginLink() {
  const { t } = useLingui();
  const isVisitor = !useSession(isLoggedIn);
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (!isVisitor || path.startsWith('/login')) return null;
  return (
    <Link
      to="/login"
      preload={false}
      onClick={(event) => {
        event.preventDefault();
        openOverlay('login', { data: { to: path } });
      }}
      className="login-link"
    >
      {t`Log in`}
    </Link>
  );
}
