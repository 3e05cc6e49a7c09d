import { useLingui } from '@lingui/react/macro';
import { switchTestAccount } from '@perya/contract/identity/staff-calls/players';
import { PlayerDecision } from './player-decision.tsx';
import { useReasons } from './use-reasons.ts';

interface TestDialogProps {
  readonly uid: string;
  readonly on: boolean;
  readonly onClose: () => void;
}

export function TestDialog({ uid, on, onClose }: TestDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  return (
    <PlayerDecision
      call={switchTestAccount}
      inputOf={(reason) => ({ uid, on, reason })}
      title={
        on ? t`Make player ${uid} a test account` : t`Player ${uid} is no test account any more`
      }
      consequence={
        on
          ? t`The account counts as fully verified and plays with test money alone, for ever: nothing of it can be withdrawn. Only a player who never had a wallet can become one. Every session ends.`
          : t`The account loses the rights of a test account. Its wallet stays one of test money, so it can never be used for money. Every session ends.`
      }
      reasons={reasons('test')}
      decideLabel={on ? t`Make it a test account` : t`End the test account`}
      isDangerous={!on}
      onClose={onClose}
      outcomeOf={({ changed, test_account }) => {
        if (!changed) return t`It stood so already; nothing was done.`;
        return test_account ? t`It is a test account now.` : t`It is no test account any more.`;
      }}
    />
  );
}
