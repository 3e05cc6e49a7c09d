import { useLingui } from '@lingui/react/macro';
import { localStore } from '@perya/app-kit/browser/browser-stores';
import { currentTheme } from '@perya/app-kit/browser/theme';
import { listAskedDocuments } from '@perya/contract/aml/calls/asked-documents';
import { languageName, languages } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { Switch } from '@perya/ui/fields/switch';
import { Icon } from '@perya/ui/icon';
import { eyeOffIcon, languageIcon } from '@perya/ui/icons/action';
import { attachIcon } from '@perya/ui/icons/attach';
import { boothIcon, infoIcon, moonIcon } from '@perya/ui/icons/frame';
import { documentIcon, newsIcon, questionIcon, soundIcon } from '@perya/ui/icons/settings';
import { bellIcon, clockIcon, megaphoneIcon, shieldIcon } from '@perya/ui/icons/status';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { applyTheme } from '../../lib/browser/theme.ts';
import { useLanguageChoice } from '../../lib/language/use-language-choice.ts';
import { chooseRewardSound, feelReward, hasRewardSound } from '../../lib/moments/feel.ts';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { chooseSharedDevice, isSharedDevice } from '../../lib/records/kept-records.ts';
import { lifebuoyIcon, speechIcon } from './row-drawings.ts';

const deviceIsDark = '(prefers-color-scheme: dark)';

/** The theme may change at the top of the page, here, or on the device. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = matchMedia(deviceIsDark);
  device.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', listener);
  };
}

function isDark(): boolean {
  const theme = currentTheme();
  return theme === 'system' ? matchMedia(deviceIsDark).matches : theme === 'dark';
}

function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

const faqPath = '/docs/faq';

/** [M-052 M-053 M-054 M-055] */
export function SettingsList() {
  const { t } = useLingui();
  const { brand } = useSite();
  const hasRoute = useHasRoute();
  const { answer: asked } = useCall(listAskedDocuments, {});
  const isAsked = asked?.some(({ given_at }) => given_at === null) ?? false;
  const name = brand.name;
  const aboutPath = `/about-${name.toLowerCase()}`;
  return (
    <section aria-labelledby="settings-title" className="flex flex-col gap-3">
      <h2 id="settings-title" className="font-bold text-lg leading-snug">{t`Settings`}</h2>
      <Group title={t`Safety`}>
        {isAsked && (
          <ListRow
            label={t`Documents we asked for`}
            drawing={attachIcon}
            to="/my/asked-documents"
          />
        )}
        <ListRow label={t`Security`} drawing={shieldIcon} to="/s-account/security" />
        <ListRow label={t`Play limits`} drawing={clockIcon} to="/play-limits" />
        <ListRow label={t`Notifications`} drawing={bellIcon} to="/my/notices" />
      </Group>
      <Group title={t`Help`}>
        <ListRow label={t`Help center`} drawing={lifebuoyIcon} to="/my/helpcenter" />
        {hasRoute(faqPath) && <ListRow label={t`FAQ`} drawing={questionIcon} to={faqPath} />}
        <ListRow label={t`Feedback`} drawing={speechIcon} to="/my/feedback" />
      </Group>
      <Group title={t`News and info`}>
        <ListRow label={t`Announcements`} drawing={megaphoneIcon} to="/my/announcements" />
        <ListRow label={t`News`} drawing={newsIcon} to="/my/news" />
        {hasRoute(aboutPath) && (
          <ListRow label={t`About ${name}`} drawing={infoIcon} to={aboutPath} />
        )}
        <ListRow label={t`Brand Introduction`} drawing={boothIcon} to="/my/aboutus" />
        <ListRow label={t`Documents`} drawing={documentIcon} to="/s-docs" />
      </Group>
      <Group title={t`On this device`}>
        <ListRow label={t`Language`} drawing={languageIcon}>
          <LanguageChooser />
        </ListRow>
        <ThemeToggle />
        <SoundToggle />
        <SharedToggle />
      </Group>
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-semibold text-[0.875rem] text-ink-muted leading-snug">{title}</h3>
      <Card flush>
        <ul>{children}</ul>
      </Card>
    </div>
  );
}

/** English or Tagalog; each language names itself. [M-054] */
function LanguageChooser() {
  const { t } = useLingui();
  const { chosen, choose } = useLanguageChoice();
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((each) => (
        <label key={each} className="segment px-3 normal-case">
          <input
            type="radio"
            name="settings-language"
            checked={each === chosen}
            onChange={() => choose(each)}
          />
          {languageName(each)}
        </label>
      ))}
    </fieldset>
  );
}

/** Nothing else on the page changes it. */
const unchanging = () => () => {};

/** Rewards are silent until somebody wants to hear them; a try is heard at once. */
function SoundToggle() {
  const { t } = useLingui();
  const stored = useSyncExternalStore(unchanging, hasRewardSound, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (wanted: boolean) => {
    chooseRewardSound(wanted);
    setChosen(wanted);
    if (wanted) feelReward();
  };
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-t px-4 py-1">
      <Icon drawing={soundIcon} className="size-5.5 text-accent-strong" />
      <div className="flex-1 [&_label>span:first-child]:font-semibold">
        <Switch
          label={t`Reward sounds`}
          checked={chosen ?? stored}
          onChange={(event) => choose(event.target.checked)}
        />
      </div>
    </li>
  );
}

const isShared = () => isSharedDevice(localStore);

/** On a device that others use too, no records are kept for when there is no line. */
function SharedToggle() {
  const { t } = useLingui();
  const stored = useSyncExternalStore(unchanging, isShared, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (wanted: boolean) => {
    chooseSharedDevice(localStore, wanted);
    setChosen(wanted);
  };
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-t px-4 py-1">
      <Icon drawing={eyeOffIcon} className="size-5.5 text-accent-strong" />
      <div className="flex-1 [&_label>span:first-child]:font-semibold">
        <Switch
          label={t`Shared device: do not save records`}
          checked={chosen ?? stored}
          onChange={(event) => choose(event.target.checked)}
        />
      </div>
    </li>
  );
}

/** Light or dark; until the player chooses, it shows what the device chose. [M-055] */
function ThemeToggle() {
  const { t } = useLingui();
  const { brand } = useSite();
  const isDark = useIsDark();
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1">
      <Icon drawing={moonIcon} className="size-5.5 text-accent-strong" />
      <div className="flex-1 [&_label>span:first-child]:font-semibold">
        <Switch
          label={t`Dark theme`}
          checked={isDark}
          onChange={(event) => applyTheme(event.target.checked ? 'dark' : 'light', brand)}
        />
      </div>
    </li>
  );
}
