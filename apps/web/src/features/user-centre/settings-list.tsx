import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { languageIcon } from '@perya/ui/icons/action';
import { clockIcon, infoIcon, shieldIcon, ticketIcon } from '@perya/ui/icons/status';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { useSite } from '../../lib/page/site.ts';
import { LanguageChooser } from './language-chooser.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const faqPath = '/docs/faq';

/** [M-052 M-053 M-054 M-055] */
export function SettingsList() {
  const { t } = useLingui();
  const { brand } = useSite();
  const hasRoute = useHasRoute();
  const name = brand.name;
  const aboutPath = `/about-${name.toLowerCase()}`;
  return (
    <section aria-labelledby="settings-title" className="flex flex-col gap-3">
      <h2 id="settings-title" className="font-bold text-lg leading-snug">{t`Settings`}</h2>
      <Card flush>
        <ul>
          <ListRow label={t`Security`} drawing={shieldIcon} to="/s-account/security" />
          <ListRow label={t`Play limits`} drawing={clockIcon} to="/play-limits" />
          {hasRoute(faqPath) && <ListRow label={t`FAQ`} drawing={ticketIcon} to={faqPath} />}
          {hasRoute(aboutPath) && (
            <ListRow label={t`About ${name}`} drawing={infoIcon} to={aboutPath} />
          )}
          <ListRow label={t`Language`} drawing={languageIcon}>
            <LanguageChooser />
          </ListRow>
          <ThemeToggle />
        </ul>
      </Card>
    </section>
  );
}
