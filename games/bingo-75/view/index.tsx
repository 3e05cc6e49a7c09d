import './bingo-75.css';
import './bingo-75-cards.css';
import './bingo-75-wide.css';
import { centavos } from '@perya/money';
import { useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ActionButton } from '../../client/controls/action-button.tsx';
import { ChoiceControl } from '../../client/controls/choice-control.tsx';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { StakeControl } from '../../client/controls/stake-control.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import { freeCell, patterns } from '../rules/patterns.ts';
import { type Bet, cardsMax, priceMax, priceMin } from '../rules/tickets.ts';
import { BingoCard } from './bingo-card.tsx';
import { CallBoard, Machine } from './call-board.tsx';
import { CardTable } from './card-table.tsx';
import { PatternBar } from './pattern-bar.tsx';
import { type CardProgress, progressOf } from './progress.ts';
import { texts } from './texts.ts';
import { useDraw } from './use-draw.ts';

type Marking = 'auto' | 'manual';
type Round = ShownRound<Shown>;

const firstBet: Bet = { price: centavos(5_00), cards: 2 };
const cardCounts = Array.from({ length: cardsMax }, (_, at) => at + 1);
const nothingMarked: ReadonlySet<number> = new Set([freeCell]);

function bestOf(progress: readonly CardProgress[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { pattern, multiplier } of progress.flatMap(({ prizes }) => prizes)) {
    best.set(pattern, Math.max(multiplier, best.get(pattern) ?? 0));
  }
  return best;
}

export default function BingoView(props: ViewProps<Bet, never, Shown>) {
  const { balance, isBusy, placeBet, reveal } = props;
  const { text, sound } = useGame();
  const draw = useDraw();
  const first = props.replay?.bet ?? firstBet;
  const [price, setPrice] = useState(first.price);
  const [cards, setCards] = useState(first.cards);
  const [marking, setMarking] = useState<Marking>('auto');
  const [round, setRound] = useState<Round | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [handMarks, setHandMarks] = useState<readonly ReadonlySet<number>[]>([]);
  const isResting = !isBusy && !isDrawing;
  const isOver = round !== null && !isDrawing;
  const stake = centavos(price * BigInt(cards));

  const prizeText = ({ pattern, ball, multiplier }: Shown['prizes'][number][number]) =>
    text(texts.wonAt)
      .replace('{pattern}', text(patterns.find(({ id }) => id === pattern)?.name ?? texts.card))
      .replace('{ball}', `${ball}`)
      .replace('{multiplier}', `${multiplier}`);

  const play = async () => {
    setDrawing(true);
    setRound(null);
    setHandMarks([]);
    draw.clear();
    const bought = await placeBet({ price, cards });
    if (bought) {
      setRound(bought);
      await draw.run(bought);
      const prizes = bought.shown.prizes.flat();
      playEnd(sound, bought, { lost: 'lose', back: 'chip' });
      const result = prizes.length > 0 ? prizes.map(prizeText).join('. ') : text(texts.nothing);
      reveal(bought, `${result}.`);
    }
    setDrawing(false);
  };

  useReplay(props.replay, { isResting, begin: () => void play() });

  const shown = round?.shown ?? null;
  const progress = shown?.cards.map((_, at) => progressOf(shown, at, draw.drawn)) ?? [];
  const markCard = (at: number) => {
    sound.play('click');
    const before = progress.map((_, card) => handMarks[card] ?? nothingMarked);
    setHandMarks(before.with(at, progress[at]?.calledCells ?? nothingMarked));
  };
  const isByHand = marking === 'manual' && isDrawing && shown !== null;
  const marksOf = (at: number) =>
    isByHand ? (handMarks[at] ?? nothingMarked) : (progress[at]?.calledCells ?? nothingMarked);
  const paid = bestOf(progress);
  const wonCards = new Set(progress.flatMap(({ prizes }, at) => (prizes.length > 0 ? [at] : [])));
  const cardCount = shown?.cards.length ?? cards;

  return (
    <Stage
      scene={
        <div className="bingo-75-hall">
          <Machine
            balls={shown?.balls ?? []}
            drawn={draw.drawn}
            result={isOver && <ResultBanner round={round} />}
          />
          <PatternBar drawn={draw.drawn} paid={paid} isOver={isOver} />
          <CallBoard balls={shown?.balls ?? []} drawn={draw.drawn} />
          <CardTable count={cardCount} wonCards={wonCards}>
            {(at) => (
              <BingoCard
                at={at}
                price={shown?.price ?? price}
                progress={progress[at] ?? null}
                markedCells={marksOf(at)}
                onMark={isByHand ? () => markCard(at) : null}
              />
            )}
          </CardTable>
        </div>
      }
      deck={
        <>
          <div className="bingo-75-choices">
            <ChoiceControl
              label={texts.cards}
              value={cards}
              options={cardCounts.map((value) => ({
                value,
                text: { en: `${value}`, tl: `${value}` },
              }))}
              onChange={(value) => {
                setRound(null);
                draw.clear();
                setCards(value);
              }}
              isDisabled={!isResting}
            />
            <ChoiceControl<Marking>
              label={texts.marking}
              value={marking}
              options={[
                { value: 'auto', text: texts.auto },
                { value: 'manual', text: texts.manual },
              ]}
              onChange={setMarking}
            />
          </div>
          {isDrawing && shown ? (
            <div className="bingo-75-go">
              <ActionButton isDisabled={draw.isFast} onPress={() => draw.setFast(true)}>
                {text(texts.faster)}
              </ActionButton>
              <PlayButton onPlay={draw.skip}>{text(texts.skip)}</PlayButton>
            </div>
          ) : (
            <div className="bingo-75-go">
              <StakeControl
                value={price}
                label={texts.price}
                onChange={setPrice}
                stakeRange={{ stakeMin: priceMin, stakeMax: priceMax }}
                isDisabled={!isResting}
              />
              <PlayButton
                onPlay={() => void play()}
                isBusy={!isResting}
                isDisabled={balance === null}
                isTooLow={balance !== null && stake > balance}
              >
                {text(texts.buy).replace('{amount}', formatAmount(stake))}
              </PlayButton>
            </div>
          )}
        </>
      }
    />
  );
}
