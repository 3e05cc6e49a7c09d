import { useLingui } from '@lingui/react/macro';
import { offlineIcon } from '@perya/ui/icons/frame';
import { NoticeBar } from '@perya/ui/notice-bar';

export function OfflineNotice() {
  const { t } = useLingui();
  return (
    <NoticeBar
      tone="warning"
      drawing={offlineIcon}
      text={t`You are offline. What you see may be old, and nothing can be sent until you are back.`}
    />
  );
}
