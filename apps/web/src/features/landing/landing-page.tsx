import { useLingui } from '@lingui/react/macro';
import type { LandingPage as Page } from '@perya/contract/rules/content/campaign';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Picture } from '@perya/ui/picture';
import { Link, useNavigate } from '@tanstack/react-router';
import { imageUrl } from '../../lib/image/image-url.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useMayFetchAsPlayer } from '../../lib/session/session.ts';
import { useRequireLogin } from '../../lib/session/use-require-login.ts';
import { Measuring } from './measuring.tsx';
import { useLandingWords } from './use-landing-words.ts';

const footLink =
  'inline-flex min-h-11 items-center px-2 text-[0.9375rem] text-accent-strong underline underline-offset-4';

/** Where an advertisement leads: one thing, told honestly, and one button. [A-029 A-030 A-031 A-467 M-019] */
export function LandingPage({ page }: { readonly page: Page }) {
  const { t } = useLingui();
  const { imagesHost, brand } = useSite();
  const words = useLandingWords(page);
  const isPlayer = useMayFetchAsPlayer();
  const whenLoggedIn = useRequireLogin();
  const navigate = useNavigate();
  const name = brand.name;
  return (
    <div className="page-column">
      <div className="grid gap-5 md:grid-cols-2 md:items-center md:gap-8">
        <Picture
          base={imageUrl(`/art/landing/${page}`, imagesHost)}
          widths={[480, 960]}
          sizes="(width >= 768px) 480px, 92vw"
          width={960}
          height={720}
          alt=""
          first
          className="h-auto w-full rounded-card shadow-card md:order-last"
        />
        <div className="flex flex-col items-start gap-4">
          <h1 className="text-balance font-display font-extrabold text-4xl leading-tight">
            {words.title}
          </h1>
          <p className="text-lg leading-normal">{words.text}</p>
          <Button
            size="large"
            className="w-full md:w-auto"
            onClick={() => whenLoggedIn(() => void navigate({ to: words.target }), words.target)}
          >
            {isPlayer ? words.openButton : words.button}
          </Button>
          <p className="text-[0.8125rem] text-ink-muted leading-snug">
            {t`You need a Philippine mobile number. ${name} is for adults of 21 years and over.`}
          </p>
        </div>
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {words.facts.map(([title, text]) => (
          <li key={title}>
            <Card className="flex h-full flex-col gap-1 p-5">
              <h2 className="font-bold font-display text-xl leading-tight">{title}</h2>
              <p className="text-[0.9375rem] text-ink-muted leading-normal">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <nav aria-label={t`What you agree to`} className="flex flex-wrap justify-center gap-x-3">
        <Link to="/responsible-gaming" className={footLink}>{t`Responsible gaming`}</Link>
        <Link to="/terms-of-use" className={footLink}>{t`Terms of Use`}</Link>
        <Link to="/privacy-policy" className={footLink}>{t`Privacy Policy`}</Link>
      </nav>
      <LegalNotice />
      <Measuring page={page} />
    </div>
  );
}
