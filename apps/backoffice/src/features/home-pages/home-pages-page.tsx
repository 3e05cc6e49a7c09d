import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { siteTags } from '@perya/contract/brands';
import { homeName, readHomePage } from '@perya/contract/content/staff-calls/home';
import { say } from '@perya/contract/text';
import { getRouteApi } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import { HomeEditor } from './home-editor.tsx';
import { WinsSwitch } from './wins-switch.tsx';

const route = getRouteApi('/content/home');

/** The home page of each brand and partner, as staff change it. */
export function HomePagesPage() {
  const { t } = useLingui();
  const { tag = 'h5' } = route.useSearch();
  const read = useCall(readHomePage, { tag });
  const { language } = useLanguage();
  const tabs = siteTags().map((each) => ({
    label: say(homeName(each), language),
    link: { to: '/content/home', search: { tag: each } } as const,
    isOpen: each === tag,
  }));
  return (
    <CallPage
      title={t`Home pages`}
      read={read}
      failedTitle={t`The home page could not be loaded`}
      filters={
        <div className="shrink-0 px-4 pb-4">
          <UrlTabs label={t`Home pages`} tabs={tabs} />
        </div>
      }
    >
      {(home) => (
        <>
          <HomeEditor key={`${home.tag} ${home.version}`} home={home} />
          <WinsSwitch />
        </>
      )}
    </CallPage>
  );
}
