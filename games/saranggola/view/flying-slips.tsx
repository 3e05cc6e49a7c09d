import { centavos, formatPesos } from '@perya/money';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { useGame } from '../../client/game-context.ts';
import { useKeys } from '../../client/use-keys.ts';
import { lowestMark } from '../rules/curve.ts';
import type { SaranggolaSeat } from '../rules/index.ts';
import { downAt } from './down-at.ts';
import { downText, texts } from './texts.ts';

interface FlyingSlipsProps {
  /** The string has broken, and what is still up is gone. */
  isLost: boolean;
  seat: SaranggolaSeat;
  height: number;
  isFlying: boolean;
  onPull(slip: number): void;
}

/** The player's kites in the air, each with the string to pull; Space pulls the first that is up, 1 and 2 each its own. */
export function FlyingSlips({ seat, height, isFlying, isLost, onPull }: FlyingSlipsProps) {
  const { text } = useGame();
  const canPull = (slip: number) =>
    isFlying && height >= lowestMark && downAt(seat, slip, height) === null;
  const pull = (slip: number) => {
    if (seat.bet.slips[slip] && canPull(slip)) onPull(slip);
  };
  const first = seat.bet.slips.findIndex((_, slip) => canPull(slip));
  useKeys({ ' ': () => pull(first), Enter: () => pull(first), 1: () => pull(0), 2: () => pull(1) });
  return (
    <div className="saranggola-flying">
      {seat.bet.slips.map((slip, place) => {
        const down = downAt(seat, place, height);
        const isUp = down === null && !isLost;
        // Always with centavos: figures that run do not jump.
        const worth = formatPesos(centavos((slip.stake * BigInt(height)) / 100n));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: kites are known by their place and never move.
          <div key={place} className="saranggola-pull">
            {isUp ? (
              <ActionButton isStrong isDisabled={!canPull(place)} onPress={() => pull(place)}>
                {`${text(texts.pull)}${seat.bet.slips.length > 1 ? ` ${place + 1}` : ''} `}
                <span className="kit-figures">{worth}</span>
              </ActionButton>
            ) : (
              <p className="saranggola-down kit-figures" data-lost={down === null || undefined}>
                {text(down === null ? texts.gone : downText(down))}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
