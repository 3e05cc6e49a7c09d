import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { heartIcon, languageIcon } from '@perya/ui/icons/action';
import { boothIcon, infoIcon } from '@perya/ui/icons/frame';
import { headsetIcon } from '@perya/ui/icons/nav';
import { clockIcon, megaphoneIcon, shieldIcon, ticketIcon } from '@perya/ui/icons/status';
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
          <ListRow label={t`Announcements`} drawing={megaphoneIcon} to="/my/announcements" />
          <ListRow label={t`Help centre`} drawing={headsetIcon} to="/my/helpcenter" />
          <ListRow label={t`News`} drawing={boothIcon} to="/my/news" />
          {hasRoute(faqPath) && <ListRow label={t`FAQ`} drawing={ticketIcon} to={faqPath} />}
          <ListRow label={t`Feedback`} drawing={heartIcon} to="/my/feedback" />
          {hasRoute(aboutPath) && (
            <ListRow label={t`About ${name}`} drawing={infoIcon} to={aboutPath} />
          )}
          <ListRow label={t`Brand Introduction`} drawing={ticketIcon} to="/my/aboutus" />
          <ListRow label={t`Documents`} drawing={shieldIcon} to="/s-docs" />
          <ListRow label={t`Language`} drawing={languageIcon}>
            <LanguageChooser />
          </ListRow>
          <ThemeToggle />
        </ul>
      </Card>
    </section>
  );
}
