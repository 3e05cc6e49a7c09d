import { useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { MagazineBet, MagazineState, Move } from '../rules/magazine.ts';
import { noteOf, playedMoneyOf, tellOver } from './tell-shooting.ts';
import { texts } from './texts.ts';

interface OldMagazineProps extends ViewProps<MagazineBet, Move, MagazineState> {
  onLeave(): void;
}

/** A magazine of the first rules: what was not fired is given back. A link to one plays its moves again. */
export function OldMagazine(props: OldMagazineProps) {
  const { round, replay, isBusy, placeBet, makeMove, reveal, onLeave } = props;
  const { text, sound } = useGame();
  const [ended, setEnded] = useState<ShownRound<MagazineState> | null>(null);
  const shown = ended?.shown ?? round?.shown;

  const take = (answered: ShownRound<MagazineState> | null) => {
    if (answered?.payout == null) return;
    setEnded(answered);
    playEnd(sound, answered, { lost: 'stop', back: 'stop' });
    reveal(answered, text(tellOver(answered.shown)));
  };
  const finish = () => void makeMove({ kind: 'finish' }).then(take);
  useReplay(replay, {
    isResting: !isBusy,
    begin: () => {
      if (replay) void placeBet(replay.bet).then(take);
    },
    move: (move) => void makeMove(move).then(take),
  });
  return (
    <Stage
      scene={
        <div className="isda-blaster-booth isda-blaster-before">
          {ended ? (
            <ResultBanner
              round={{ ...ended, ...playedMoneyOf(ended) }}
              note={text(noteOf(ended.shown))}
            />
          ) : (
            <section aria-labelledby="isda-blaster-before">
              <h2 id="isda-blaster-before">{text(texts.before)}</h2>
              {shown && (
                <dl className="kit-figures">
                  <div>
                    <dt>{text(texts.bulletsLeft)}</dt>
                    <dd>
                      {shown.bulletsLeft} / {shown.bullets}
                    </dd>
                  </div>
                  <div>
                    <dt>{text(texts.caught)}</dt>
                    <dd>{formatAmount(shown.won)}</dd>
                  </div>
                </dl>
              )}
              {!replay && <p>{text(texts.beforeNote)}</p>}
            </section>
          )}
        </div>
      }
      deck={
        replay ? null : ended ? (
          <ActionButton isStrong onPress={onLeave}>
            {text(texts.goOn)}
          </ActionButton>
        ) : (
          <PlayButton onPlay={finish} isBusy={isBusy}>
            {text(texts.takeBack)}
          </PlayButton>
        )
      }
    />
  );
}
