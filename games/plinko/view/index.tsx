import './plinko.css';
import type { Text } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { useRef, useState } from 'react';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import { formatFactor, riskTexts } from '../rules/describe-drop.ts';
import { type Risk, type Rows, risks, rowChoices } from '../rules/paytable.ts';
import type { PlinkoBet, PlinkoShown } from '../rules/state.ts';
import { Board } from './board.tsx';
import { dropBall } from './drop-ball.ts';
import { Fair } from './fair.tsx';
import { shapeFor } from './geometry.ts';
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
/** From here on a win is a big one. */
const bigFactor = 1000;

export default function PlinkoView(props: ViewProps<PlinkoBet, never, PlinkoShown>) {
  const { stakeRange, balance, isBusy, placeBet, reveal } = props;
  const { text, sound } = useGame();
  const bet = props.replay?.bet;
  const [stake, setStake] = useState(bet?.stake ?? firstStake);
  const [rows, setRows] = useState<Rows>(bet?.rows ?? 12);
  const [risk, setRisk] = useState<Risk>(bet?.risk ?? 'medium');
  const [isFalling, setFalling] = useState(false);
  const [landed, setLanded] = useState<ShownRound<PlinkoShown> | null>(null);
  const drops = props.past.slice(0, keptDrops);
  const ball = useRef<SVGGElement>(null);
  const booth = useRef<HTMLDivElement>(null);
  const shape = shapeFor(rows, useRoom(booth));
  const isResting = !isBusy && !isFalling;

  const describeResult = (round: ShownRound<PlinkoShown>) => {
    const payout = round.payout ?? 0n;
    const line = text(texts.landed).replace('{factor}', formatFactor(round.shown.factor));
    if (round.shown.factor >= bigFactor) sound.play('bigWin');
    else sound.play(payout > round.stake ? 'win' : 'stop');
    reveal(round, line);
  };
  const drop = async () => {
    setLanded(null);
    setFalling(true);
    const round = await placeBet({ stake, rows, risk });
    if (round && ball.current) {
      await dropBall(ball.current, shape, round.shown.path, () => sound.play('peg'));
      setLanded(round);
      describeResult(round);
    }
    setFalling(false);
  };
  useReplay(props.replay, { isResting, begin: () => void drop() });
  const clearBoard = () => {
    setLanded(null);
    for (const animation of ball.current?.getAnimations() ?? []) animation.cancel();
  };
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
            ball={ball}
          />
          <ul className="plinko-drops kit-figures" aria-label={text(texts.recent)}>
            {drops.map((round) => (
              <li key={round.id} data-win={(round.payout ?? 0n) > round.stake || undefined}>
                {formatFactor(round.shown.factor)}
              </li>
            ))}
          </ul>
          <div className="kit-result-place plinko-result">
            {landed && <ResultBanner stake={landed.stake} payout={landed.payout ?? 0n} />}
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
                clearBoard();
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
                clearBoard();
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
              onPlay={() => void drop()}
              isBusy={!isResting}
              isDisabled={balance === null}
              isTooLow={balance !== null && stake > balance}
            >
              {text(texts.drop)}
            </PlayButton>
          </div>
        </>
      }
    />
  );
}
