import { useLingui } from '@lingui/react/macro';
import type { CallState } from '@perya/app-kit/query/call-state';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { refreshIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { useFollowed } from './use-followed.ts';

interface AskedLineProps {
  readonly read: Pick<CallState<unknown>, 'reload' | 'answeredAt' | 'error'>;
  readonly seen: string;
  readonly isFinal: boolean;
}

/** When the house was last asked where a payment stands, and the way to ask again; or that nothing more will come. */
export function AskedLine({ read, seen, isFinal }: AskedLineProps) {
  const { t } = useLingui();
  const moment = useMoment('second');
  const [isAsking, setAsking] = useState(false);
  useFollowed({ seen, isFinal, ask: read.reload });
  if (isFinal)
    return <p className="text-[0.875rem] text-ink-muted">{t`This is the final status.`}</p>;
  const refresh = async () => {
    setAsking(true);
    await read.reload();
    setAsking(false);
  };
  const at = moment(Math.floor(read.answeredAt / 1000));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-[0.875rem] text-ink-muted">
      <p>
        {t`As of ${at}`}
        {read.error !== null && <> · {t`No update yet. We are checking again.`}</>}
      </p>
      <Button kind="ghost" busy={isAsking} onClick={() => void refresh()}>
        <Icon drawing={refreshIcon} className="size-5" />
        {t`Refresh`}
      </Button>
    </div>
  );
}
