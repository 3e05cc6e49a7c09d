import { Plural, useLingui } from '@lingui/react/macro';
import { endPlayerSessions } from '@perya/contract/identity/staff-calls/players';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';
import { PlayerDecision } from './player-decision.tsx';
import { useReasons } from './use-reasons.ts';

interface SessionsDialogProps {
  readonly uid: string;
  /** One session, by its id and its device; without it all of them. */
  readonly session?: { readonly id: string; readonly device: string } | undefined;
  readonly onClose: () => void;
}

export function SessionsDialog({ uid, session, onClose }: SessionsDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  const deviceOf = useDeviceName();
  const device = session && deviceOf(session.device);
  return (
    <PlayerDecision
      call={endPlayerSessions}
      inputOf={(reason) => ({ uid, reason, ...(session && { session: session.id }) })}
      title={session ? t`End the session on ${device}` : t`End every session of player ${uid}`}
      consequence={
        session
          ? t`The device is logged out with its next request. Open rounds on it finish, no other begins.`
          : t`All devices are logged out with their next request, and each must show the authenticator’s code again. Open rounds finish, no other begins.`
      }
      reasons={reasons('sessions')}
      decideLabel={session ? t`End session` : t`End all sessions`}
      isDangerous
      onClose={onClose}
      outcomeOf={({ ended }) => (
        <Plural
          value={ended}
          _0="No session was open."
          one="# session ended."
          other="# sessions ended."
        />
      )}
    />
  );
}
