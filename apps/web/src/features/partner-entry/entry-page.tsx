import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { errors } from '@perya/contract/errors';
import type { PartnerPurpose } from '@perya/contract/partners/partner-channels';
import { say } from '@perya/contract/text';
import { Button, buttonClass } from '@perya/ui/button';
import { Spinner } from '@perya/ui/states/spinner';
import { Link, useMatch, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openLink } from '../../lib/browser/open-link.ts';
import { useCountBrought } from '../../lib/partners/take-brought.ts';
import type { Partner } from '../../lib/session/partner.ts';
import type { Entry } from './enter-by-partner.ts';
import { EntryScene } from './entry-scene.tsx';
import { useEntry } from './use-entry.ts';

interface EntryPageProps {
  readonly partner: Partner;
  readonly purpose?: PartnerPurpose;
  readonly readEntry: (query: URLSearchParams, brought: string | null) => Entry | null;
  /** What stands here for whoever brings nothing. */
  readonly children?: ReactNode;
}

/** A partner's door: logs the player in and leads on. A visitor may come to the same door again, with another link or, sent by the guard, with nothing: that is another entry. [A-059 A-060 A-062 A-063 A-065 M-085] */
export function EntryPage(door: EntryPageProps) {
  const search = useSearch({ strict: false });
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const count = useCountBrought(path);
  return <Entering key={`${count} ${JSON.stringify(search)}`} path={path} {...door} />;
}

function Entering({
  path,
  partner,
  purpose = 'app',
  readEntry,
  children,
}: EntryPageProps & { readonly path: string }) {
  const { t } = useLingui();
  const { state, provider } = useEntry({ path, partner, purpose, readEntry });
  if (state === 'closed') return <ClosedPage provider={provider} />;
  if (state === 'nobody') return children;
  return (
    <section className="scene-page" aria-busy="true">
      <Spinner />
      <h1 className="font-bold text-[1.75rem] leading-tight">{t`One moment`}</h1>
      <p className="max-w-90 text-ink-muted">{t`Logging you in with ${provider}.`}</p>
    </section>
  );
}

/** The house has closed the way in through this partner: the player is told where to go instead. */
function ClosedPage({ provider }: { readonly provider: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <EntryScene
      title={t`Login with ${provider} is closed`}
      text={`${say(errors.PARTNER_CLOSED.message, language)}.`}
    >
      <p className="font-semibold">{location.host}</p>
      <Button
        size="large"
        className="mt-2"
        onClick={() => void openLink(`${location.origin}/?action=login`)}
      >{t`Open the website`}</Button>
      <Link to="/" className={buttonClass('secondary', 'large')}>{t`Look around first`}</Link>
    </EntryScene>
  );
}
