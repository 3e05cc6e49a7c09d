import './plinko.css';
import type { Text } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { useRef, useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { paidOf } from '../../client/round-result.ts';
import type { ViewProps } from '../../client/view.ts';
import { formatFactor, riskTexts } from '../rules/describe-drop.ts';
import { type Risk, type Rows, risks, rowChoices } from '../rules/paytable.ts';
import type { PlinkoBet, PlinkoShown } from '../rules/state.ts';
import { Ball } from './ball.tsx';
import type { Drop } from './balls.ts';
import { Board } from './board.tsx';
import { Burst } from './burst.tsx';
import { Fair } from './fair.tsx';
import { shapeFor } from './geometry.ts';
import { useDrops } from './use-drops.ts';
import { useRoom } from './use-room.ts';

const texts = {
  drop: { en: 'Drop', tl: 'Ihulog' },
  risk: { en: 'Risk', tl: 'Panganib' },
  rows: { en: 'Rows', tl: 'Hanay' },
  board: { en: 'Plinko board', tl: 'Tabla ng plinko' },
  recent: { en: 'Last drops', tl: 'Mga huling hulog' },
  landed: {
    en: 'The ball fell into {factor}.',
    tl: 'Bumagsak ang bola sa {factor}.',
  },
} satisfies Record<string, Text>;

const firstStake = centavos(10_00);
/** As many as stand beside the upper pegs. */
const keptDrops = 5;

export default function PlinkoView(props: ViewProps<PlinkoBet, never, PlinkoShown>) {
  const { stakeRange, balance, isBusy, placeBet, reveal } = props;
  const { text, sound } = useGame();
  const bet = props.replay?.bet;
  const [stake, setStake] = useState(bet?.stake ?? firstStake);
  const [rows, setRows] = useState<Rows>(bet?.rows ?? 12);
  const [risk, setRisk] = useState<Risk>(bet?.risk ?? 'medium');
  const drops = useDrops(placeBet);
  const { balls, landed } = drops;
  const last = props.past.slice(0, keptDrops);
  const booth = useRef<HTMLDivElement>(null);
  const shape = shapeFor(rows, useRoom(booth));
  const isResting = !isBusy && drops.isResting;

  const land = (round: Drop) => {
    const line = text(texts.landed).replace('{factor}', formatFactor(round.shown.factor));
    playEnd(sound, round, { lost: 'stop', back: 'stop' });
    drops.land(round);
    reveal(round, line);
  };
  const drop = () => drops.drop({ stake, rows, risk });
  useReplay(props.replay, { isResting, begin: drop });
  const isWaiting = balls.length === 0 || drops.waitingCount > 0;
  const bounce = () => sound.play('peg');
  // What is asked for and not answered has not left the balance yet.
  const next = stake * BigInt(drops.waitingCount + 1);
  return (
    <Stage
      scene={
        <div className="plinko-booth" ref={booth}>
          <Fair />
          <Board
            rows={rows}
            shape={shape}
            risk={risk}
            label={text(texts.board)}
            litSlot={landed?.shown.slot ?? null}
            behind={
              landed && !landed.isHeld && <Burst key={landed.id} shape={shape} {...landed.shown} />
            }
          >
            {balls.map(({ round }) => (
              <Ball
                key={round.id}
                shape={shape}
                path={round.shown.path}
                onBounce={bounce}
                onLand={() => land(round)}
              />
            ))}
            {isWaiting && <Ball shape={shape} path={null} onBounce={bounce} onLand={bounce} />}
          </Board>
          <ul className="plinko-drops kit-figures" aria-label={text(texts.recent)}>
            {last.map((round) => (
              <li key={round.id} data-win={paidOf(round) > round.stake || undefined}>
                {formatFactor(round.shown.factor)}
              </li>
            ))}
          </ul>
          <div className="kit-result-place plinko-result">
            {landed && <ResultBanner round={landed} />}
          </div>
        </div>
      }
      deck={
        <>
          <div className="plinko-choices">
            <ChoiceControl
              label={texts.risk}
              value={risk}
              options={risks.map((value) => ({ value, text: riskTexts[value] }))}
              onChange={(value) => {
                drops.clear();
                setRisk(value);
              }}
              isDisabled={!isResting}
            />
            <ChoiceControl
              label={texts.rows}
              value={rows}
              options={rowChoices.map((value) => ({
                value,
                text: { en: `${value}`, tl: `${value}` },
              }))}
              onChange={(value) => {
                drops.clear();
                setRows(value);
              }}
              isDisabled={!isResting}
            />
          </div>
          <div className="plinko-go">
            <StakeControl
              value={stake}
              onChange={setStake}
              stakeRange={stakeRange}
              isDisabled={!isResting}
            />
            <PlayButton
              onPlay={drop}
              isBusy={!isResting}
              canRepeat
              isDisabled={balance === null || drops.isFull}
              isTooLow={balance !== null && next > balance}
              auto={{ stake, balance, isReady: isResting && balance !== null }}
            >
              {text(texts.drop)}
            </PlayButton>
          </div>
        </>
      }
    />
  );
}
