import { useLingui } from '@lingui/react/macro';
import type { PlayerPage } from '@perya/contract/identity/staff-calls/players';
import { useState } from 'react';
import { useWaitingActions } from '../../lib/asking/waiting-requests.tsx';
import { begin, useBegun } from '../../lib/begin/use-begun.ts';
import { Button } from '../../lib/fields/button.tsx';
import { GiftDialog } from '../../lib/gifts/gift-dialog.tsx';
import { usePageKeys } from '../../lib/keys/use-page-keys.ts';
import { useMay } from '../../lib/session/session.ts';
import { AdjustDialog } from './decisions/adjust-dialog.tsx';
import { BlockDialog, UnblockDialog } from './decisions/block-dialog.tsx';
import { ClosingDialog } from './decisions/closing-dialog.tsx';
import { SessionsDialog } from './decisions/sessions-dialog.tsx';
import { TestDialog } from './decisions/test-dialog.tsx';
import { type MoreAction, MoreMenu } from './more-menu.tsx';
import { RestrictDialog } from './restrictions/restrict-dialog.tsx';

const decisions = [
  'player-block',
  'player-restrict',
  'player-sessions',
  'player-test',
  'player-adjust',
  'player-gift',
  'player-close',
] as const;

/** The few things that can be decided about a player now; what one may not do or what waits already is not shown. */
export function PlayerActions({ player }: { readonly player: PlayerPage }) {
  const { t } = useLingui();
  const may = useMay();
  const { uid } = player;
  const { begun, isBegun, end } = useBegun(decisions, uid);
  // A decision changes the player; its dialog goes on to say what happened.
  const [before, setBefore] = useState(player);
  if (!isBegun && before !== player) setBefore(player);
  const decide = (what: (typeof decisions)[number]) => begin(what, uid);
  usePageKeys(may('players.block') ? { b: () => decide('player-block') } : {});
  const isBlocked = player.state === 'blocked';
  const waiting = useWaitingActions(`player ${uid}`);
  const isClosing = waiting.has('privacy.close') || waiting.has('privacy.reopen');
  const rare: readonly (MoreAction & { readonly isPossible: boolean })[] = [
    {
      isPossible: may('players.sessions') && player.open_sessions > 0,
      label: t`End all sessions`,
      onSelect: () => decide('player-sessions'),
    },
    {
      isPossible: may('ledger.adjust') && !player.test_account && !waiting.has('ledger.adjust'),
      label: t`Correct the balance`,
      onSelect: () => decide('player-adjust'),
    },
    {
      isPossible: may('players.test'),
      label: player.test_account ? t`End the test account` : t`Make it a test account`,
      onSelect: () => decide('player-test'),
    },
    {
      isPossible: may('players.close') && !player.closed?.erased_at && !isClosing,
      label: player.closed ? t`Open the account again` : t`Close the account`,
      onSelect: () => decide('player-close'),
    },
  ];
  return (
    <>
      <MoreMenu actions={rare.filter(({ isPossible }) => isPossible)} />
      {may('promotions.gift') && (
        <Button onClick={() => decide('player-gift')}>{t`Give a gift`}</Button>
      )}
      {may('players.restrict') && (
        <Button onClick={() => decide('player-restrict')}>{t`Restrict`}</Button>
      )}
      {may('players.block') && !waiting.has('players.unblock') && (
        <Button kind={isBlocked ? 'secondary' : 'danger'} onClick={() => decide('player-block')}>
          {isBlocked ? t`Unblock` : t`Block`}
        </Button>
      )}
      {begun && <Decision what={begun.what} player={before} onClose={end} />}
    </>
  );
}

interface DecisionProps {
  readonly what: (typeof decisions)[number];
  readonly player: PlayerPage;
  readonly onClose: () => void;
}

function Decision({ what, player, onClose }: DecisionProps) {
  const { uid } = player;
  if (what === 'player-gift') return <GiftDialog uid={uid} onClose={onClose} />;
  if (what === 'player-restrict') return <RestrictDialog uid={uid} onClose={onClose} />;
  if (what === 'player-adjust') return <AdjustDialog uid={uid} onClose={onClose} />;
  if (what === 'player-sessions') return <SessionsDialog uid={uid} onClose={onClose} />;
  if (what === 'player-close') {
    return <ClosingDialog uid={uid} isClosed={player.closed !== null} onClose={onClose} />;
  }
  if (what === 'player-test') {
    return <TestDialog uid={uid} on={!player.test_account} onClose={onClose} />;
  }
  return player.state === 'blocked' ? (
    <UnblockDialog uid={uid} onClose={onClose} />
  ) : (
    <BlockDialog uid={uid} onClose={onClose} />
  );
}
