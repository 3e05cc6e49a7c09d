import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { offlineIcon } from '@perya/ui/icons/frame';
import { warningIcon } from '@perya/ui/icons/status';
import { NoticeBar } from '@perya/ui/notice-bar';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

export function MessagesSection() {
  const { t } = useLingui();
  const [isNoticeOpen, setNoticeOpen] = useState(true);
  return (
    <ExampleSection id="messages" title={<Trans>Toasts and notices</Trans>}>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="secondary" onClick={() => toast.success(t`Your deposit has arrived.`)}>
          <Trans>Success toast</Trans>
        </Button>
        <Button kind="secondary" onClick={() => toast.error(t`The payment was refused.`)}>
          <Trans>Error toast</Trans>
        </Button>
        <Button kind="secondary" onClick={() => toast.warning(t`Your session ends in 5 minutes.`)}>
          <Trans>Warning toast</Trans>
        </Button>
        <Button kind="secondary" onClick={() => toast.info(t`A new game has opened.`)}>
          <Trans>Info toast</Trans>
        </Button>
      </div>
      <Card flush className="flex flex-col">
        <NoticeBar tone="negative" drawing={offlineIcon} text={t`You are offline.`} />
        <NoticeBar tone="warning" drawing={warningIcon} text={t`Maintenance begins at 3:00 AM.`} />
        {isNoticeOpen && (
          <NoticeBar
            text={t`A new version is ready.`}
            action={{ label: t`Update`, onPress: () => setNoticeOpen(false) }}
            close={{ label: t`Hide this notice`, onPress: () => setNoticeOpen(false) }}
          />
        )}
      </Card>
    </ExampleSection>
  );
}
