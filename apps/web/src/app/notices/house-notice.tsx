import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { infoIcon } from '@perya/ui/icons/frame';
import { NoticeBar } from '@perya/ui/notice-bar';
import { useSite } from '../../lib/page/site.ts';

/** What the house tells everybody who comes, such as that all games are stopped. */
export function HouseNotice() {
  const { index } = useSite();
  const { language } = useLanguage();
  if (!index?.notice) return null;
  return <NoticeBar tone="warning" drawing={infoIcon} text={say(index.notice, language)} />;
}
