import { useLingui } from '@lingui/react/macro';
import { type Device, endSession } from '@perya/contract/identity/calls/account';
import { Badge } from '@perya/ui/badge';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { toast } from '@perya/ui/toast';
import { refresh } from '../../lib/query/refresh.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useDeviceName } from '../../lib/text/use-device-name.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { askToEndSessions } from './ask-to-end-sessions.tsx';

interface DevicesCardProps {
  readonly devices: readonly Device[];
}

/** Where the account is open, and how to close it there. */
export function DevicesCard({ devices }: DevicesCardProps) {
  const { t } = useLingui();
  const { end, endingId } = useEndSession();
  const hasOthers = devices.some((device) => !device.current);
  const askForAll = () =>
    askToEndSessions({
      title: t`Log out everywhere else?`,
      text: t`Every other device has to log in again. You stay logged in here.`,
      confirmLabel: t`Log out`,
      onConfirm: () => void end(null),
    });
  return (
    <section aria-labelledby="devices-title" className="flex min-w-0 flex-col gap-3">
      <h2
        id="devices-title"
        className="font-bold text-lg leading-snug"
      >{t`Where you are logged in`}</h2>
      <Card flush>
        <ul>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={endingId === device.id}
              onEnd={() => void end(device.id)}
            />
          ))}
        </ul>
      </Card>
      {hasOthers && (
        <Button kind="secondary" busy={endingId === 'all'} onClick={askForAll}>
          {t`Log out everywhere else`}
        </Button>
      )}
    </section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { address } = device;
  const name = useDeviceName()(device.name);
  const seen = moment(device.last_seen_at);
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-[0.9375rem] [overflow-wrap:anywhere]">{name}</p>
        <p className="text-[0.8125rem] text-ink-muted [overflow-wrap:anywhere]">{address}</p>
        <p className="text-[0.8125rem] text-ink-muted">{t`Last seen ${seen}`}</p>
      </div>
      {device.current ? (
        <Badge tone="positive">{t`This device`}</Badge>
      ) : (
        <Button
          kind="secondary"
          busy={isEnding}
          onClick={onEnd}
          aria-label={t`Log out ${name}, ${address}`}
        >
          {t`Log out`}
        </Button>
      )}
    </li>
  );
}

/** Ends one session by its id, or with null every session but this one. */
function useEndSession() {
  const { t } = useLingui();
  const { submit, sending } = useSubmit(endSession, {
    onDone: (_, { id }) =>
      toast.success(id === undefined ? t`Logged out everywhere else` : t`The device is logged out`),
    problemOf: () => t`Logout failed`,
  });
  const end = async (id: string | null) => {
    // The session may have ended already: the list is refetched after a failure too.
    if (!(await submit(id === null ? {} : { id }))) await refresh(endSession.refreshes);
  };
  return { end, endingId: sending === undefined ? null : (sending.id ?? 'all') };
}
