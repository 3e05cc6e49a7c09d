import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { infoIcon, offlineIcon } from '@perya/ui/icons/frame';
import { NoticeBar } from '@perya/ui/notice-bar';
import { Suspense } from 'react';
import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useAppUpdate } from './app-update.ts';

/** Where a new version came from, its notice comes too. */
const UpdateNotice = lazyWithRetry(() => import('./update-notice.tsx'));

/** What the house, the line and a new version have to say. The notice of the line is part of the first load, because offline nothing more can be fetched. */
export function Notices() {
  const isOnline = useIsOnline();
  const hasUpdate = useAppUpdate((state) => state.apply !== null);
  return (
    <>
      <HouseNotice />
      {!isOnline && <OfflineNotice />}
      <Suspense>{hasUpdate && <UpdateNotice />}</Suspense>
    </>
  );
}

function OfflineNotice() {
  const { t } = useLingui();
  return (
    <NoticeBar
      tone="warning"
      drawing={offlineIcon}
      text={t`You are offline. What you see may be old, and nothing can be sent until you are back.`}
    />
  );
}

/** What the house tells everybody who comes, such as that all games are stopped. */
function HouseNotice() {
  const { index } = useSite();
  const { language } = useLanguage();
  if (!index?.notice) return null;
  return <NoticeBar tone="warning" drawing={infoIcon} text={say(index.notice, language)} />;
}
