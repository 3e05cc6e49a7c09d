import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { useHydrated } from '@tanstack/react-router';
import { openOverlay } from '../../lib/overlays/pending-action.ts';
import { useSession } from '../../lib/session/session.ts';

/** For visitors who have looked around, by the word that they look for. Who is here is known once the page is alive. */
export function SignUpCard() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const isPlayer = useSession(({ token }) => token !== null);
  if (!isHydrated || isPlayer) return null;
  return (
    <section
      aria-labelledby="sign-up-title"
      className="flex flex-wrap items-center gap-4 rounded-card bg-[linear-gradient(115deg,var(--glow-from),var(--glow-to))] p-5 text-glow-ink"
    >
      <div className="min-w-48 flex-1">
        <h2 id="sign-up-title" className="font-bold font-display text-xl leading-tight">
          {t`New here?`}
        </h2>
        <p className="mt-1 text-[0.9375rem] leading-snug">
          {t`All you need is your mobile number: we send a code, and the account is yours.`}
        </p>
      </div>
      <button type="button" onClick={() => openOverlay('login')} className={buttonClass()}>
        {t`Sign up`}
      </button>
    </section>
  );
}
