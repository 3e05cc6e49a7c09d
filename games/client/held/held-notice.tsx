import { useEffect, useEffectEvent } from 'react';
import { useGame } from '../game-context.ts';
import { resultSentence } from '../round-result.ts';
import type { Held } from '../session/use-held.ts';

const closeText = { en: 'Close', tl: 'Isara' };

interface HeldNoticeProps {
  held: Held;
  /** Also where the wallet said so late: the player is to know before anything else is staked by itself. */
  onShow(): void;
}

/** Why a win is not in the balance and where to see how it stands, until the player has read it. The frame tells screen readers. */
export function HeldNotice({ held: { notice, dismiss }, onShow }: HeldNoticeProps) {
  const { text } = useGame();
  const show = useEffectEvent(onShow);
  const id = notice?.id;
  useEffect(() => {
    if (id !== undefined) show();
  }, [id]);
  if (!notice) return null;
  const { stake, payout } = notice;
  return (
    <div className="frame-refusal" data-quiet>
      <p>{text(resultSentence({ stake, payout: payout ?? 0n, isHeld: true }))}</p>
      <button type="button" className="kit-action" onClick={dismiss}>
        {text(closeText)}
      </button>
    </div>
  );
}
