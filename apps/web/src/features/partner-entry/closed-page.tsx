import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { errors } from '@perya/contract/errors';
import { say } from '@perya/contract/text';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { openLink } from '../../lib/browser/open-link.ts';
import { EntryScene } from './entry-scene.tsx';

/** The house has closed the way in through this partner: the player is told where to go instead. */
export function ClosedPage({ provider }: { readonly provider: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <EntryScene
      title={t`The way in through ${provider} is closed`}
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
