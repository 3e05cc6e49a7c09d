import { useLingui } from '@lingui/react/macro';
import {
  addPushDevice,
  type PushDevice,
  removePushDevice,
} from '@perya/contract/messages/calls/choices';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useDeviceName } from '../../lib/text/use-device-name.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { canNotify, subscribe, unsubscribe } from './push-browser.ts';

interface PushCardProps {
  readonly pushKey: string;
  readonly devices: readonly PushDevice[];
}

/** Which devices notify; this one is asked here and nowhere else. */
export function PushCard({ pushKey, devices }: PushCardProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="push-title">
      <Card className="flex flex-col gap-3">
        <h2
          id="push-title"
          className="font-bold text-lg leading-snug"
        >{t`Devices with notifications`}</h2>
        <p className="text-[0.875rem] text-ink-muted">
          {t`Notifications show no amounts and no names. They stop when you log out on that device.`}
        </p>
        {devices.length > 0 && (
          <ul>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
        {!devices.some(({ is_this }) => is_this) && <TurnOn pushKey={pushKey} />}
      </Card>
    </section>
  );
}

function TurnOn({ pushKey }: { readonly pushKey: string }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy } = useSubmit(addPushDevice);
  const ask = async () => {
    setIsAsking(true);
    const subscribed = await subscribe(pushKey).finally(() => setIsAsking(false));
    if (subscribed === 'refused')
      toast.warning(t`Allow notifications in the settings of your browser first`);
    else if (subscribed === 'impossible')
      toast.warning(t`This browser cannot get notifications right now`);
    else await submit(subscribed);
  };
  return (
    <Button
      kind="secondary"
      busy={isAsking || isBusy}
      onClick={() => void ask()}
      disabledReason={
        canNotify() ? undefined : t`This browser cannot show notifications. Install the app first.`
      }
    >
      {t`Notify me on this device`}
    </Button>
  );
}

function DeviceRow({ device }: { readonly device: PushDevice }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy } = useSubmit(removePushDevice, {
    onDone: () => (device.is_this ? unsubscribe() : undefined),
  });
  const name = useDeviceName()(device.name);
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">
          {device.is_this ? t`${name} (this device)` : name}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">{moment(device.added_at)}</p>
      </div>
      <Button kind="secondary" busy={isBusy} onClick={() => void submit({ id: device.id })}>
        {t`Stop`}
      </Button>
    </li>
  );
}
