import { useLingui } from '@lingui/react/macro';
import type { PlayerPage } from '@perya/contract/identity/staff-calls/players';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { GiftDialog } from '../../lib/gifts/gift-dialog.tsx';
import { usePageKeys } from '../../lib/keys/use-page-keys.ts';
import { useMay } from '../../lib/session/session.ts';
import { AdjustDialog } from './decisions/adjust-dialog.tsx';
import { BlockDialog, UnblockDialog } from './decisions/block-dialog.tsx';
import { SessionsDialog } from './decisions/sessions-dialog.tsx';
import { TestDialog } from './decisions/test-dialog.tsx';

type Open = 'block' | 'sessions' | 'test' | 'adjust' | 'gift';

/** The few things that can be decided about a player now; what one may not do is not shown. */
export function PlayerActions({ player }: { readonly player: PlayerPage }) {
  const { t } = useLingui();
  const may = useMay();
  const [open, setOpen] = useState<Open | null>(null);
  // A decision changes the player; its dialog goes on to say what happened.
  const [before, setBefore] = useState(player);
  const decide = (what: Open) => {
    setBefore(player);
    setOpen(what);
  };
  usePageKeys(may('players.block') ? { b: () => decide('block') } : {});
  const close = () => setOpen(null);
  const { uid } = player;
  const isBlocked = player.state === 'blocked';
  return (
    <>
      {may('players.sessions') && player.open_sessions > 0 && (
        <Button onClick={() => decide('sessions')}>{t`End all sessions`}</Button>
      )}
      {may('ledger.adjust') && !player.test_account && (
        <Button onClick={() => decide('adjust')}>{t`Correct the balance`}</Button>
      )}
      {may('promotions.gift') && <Button onClick={() => decide('gift')}>{t`Give a gift`}</Button>}
      {may('players.test') && (
        <Button onClick={() => decide('test')}>
          {player.test_account ? t`End the test account` : t`Make it a test account`}
        </Button>
      )}
      {may('players.block') && (
        <Button kind={isBlocked ? 'secondary' : 'danger'} onClick={() => decide('block')}>
          {isBlocked ? t`Unblock` : t`Block`}
        </Button>
      )}
      {open === 'gift' && <GiftDialog uid={uid} onClose={close} />}
      {open === 'adjust' && <AdjustDialog uid={uid} onClose={close} />}
      {open === 'sessions' && <SessionsDialog uid={uid} onClose={close} />}
      {open === 'test' && <TestDialog uid={uid} on={!before.test_account} onClose={close} />}
      {open === 'block' && before.state !== 'blocked' && <BlockDialog uid={uid} onClose={close} />}
      {open === 'block' && before.state === 'blocked' && (
        <UnblockDialog uid={uid} onClose={close} />
      )}
    </>
  );
}
