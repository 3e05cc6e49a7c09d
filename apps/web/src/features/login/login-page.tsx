import { useLingui } from '@lingui/react/macro';
import { storageKey } from '@perya/app-kit/browser/storage';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { say } from '@perya/contract/text';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { readOverlayQuery } from '../../lib/overlays/overlay-query.ts';
import { useSite } from '../../lib/page/site.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { LoginPanel } from './login-panel.tsx';

/** The login as a page of its own, at the phone or at the password. [A-023 A-024 A-083] */
export function LoginPage({ step }: { readonly step: 'login-otp-1' | 'login-password' }) {
  const { t } = useLingui();
  const { brand } = useSite();
  const { language } = useLanguage();
  const router = useRouter();
  const search = useRouterState({ select: (state) => state.location.search });
  const [stepBack, setStepBack] = useState<(() => void) | null>(null);
  useLeaveWhenLoggedIn();
  // The server ignores the query, and hydration must render the same.
  const isHydrated = useHydrated();
  const asked = isHydrated ? readOverlayQuery(search) : null;
  const payload = { step, ...asked?.payload };
  const leave = () =>
    router.history.canGoBack() ? router.history.back() : router.history.replace('/');
  return (
    <div className="mx-auto grid w-full max-w-[58rem] gap-6 px-4 py-4 md:grid-cols-[1fr_26rem] md:items-center md:py-12 on-side:items-start on-side:py-2">
      <aside className="glow hidden h-full min-h-[30rem] flex-col justify-end gap-3 overflow-hidden rounded-card p-8 md:flex on-side:min-h-0">
        <SiteImage
          path={markAddress(brand.mark, 'mark')}
          alt=""
          width={160}
          height={160}
          className="mb-auto size-40 on-side:size-24"
        />
        <p className="font-bold font-display text-[1.75rem] leading-tight">{brand.name}</p>
        <p>{say(brand.tagline, language)}</p>
      </aside>
      <section className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card md:p-7 on-side:gap-2 on-side:p-4">
        <div className="flex items-center gap-1">
          <IconButton
            drawing={stepBack ? closeIcon : backIcon}
            label={stepBack ? t`Close` : t`Back`}
            onClick={stepBack ?? leave}
            className="-ml-3"
          />
          <h1 className="font-bold text-[1.5rem] leading-tight">{t`Log in`}</h1>
        </div>
        <LoginPanel
          key={asked === null ? step : 'asked'}
          payload={payload}
          closeModal={null}
          onStepBack={(next) => setStepBack(() => next)}
        />
      </section>
    </div>
  );
}

/** Leaves the page if the player is logged in, also by another tab; a login on this page navigates itself. */
function useLeaveWhenLoggedIn(): void {
  const router = useRouter();
  const isHydrated = useHydrated();
  useEffect(() => {
    // Not before the router listens: it would restore the address.
    if (!isHydrated) return;
    const leave = () => router.history.replace('/');
    if (sessionToken.get() !== null) leave();
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey('session') && newValue !== null) leave();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [router, isHydrated]);
}
