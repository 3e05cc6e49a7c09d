import type { Text } from '@perya/game-kit/game';
import { useGame } from '../game-context.ts';
import { pastSentence } from '../round-result.ts';
import { formatAmount, type Lang } from '../text.ts';
import type { PastRound } from '../view.ts';
import { totalsOf } from './past-rounds.ts';
import { Sheet } from './sheet.tsx';

const texts = {
  title: { en: 'Your last rounds', tl: 'Mga huling round mo' },
  lead: {
    en: 'The last 20 rounds of this game at most. All of them are in your bet records.',
    tl: 'Hanggang 20 huling round ng larong ito. Nasa bet records mo ang lahat.',
  },
  none: {
    en: 'No round yet. What you play here is listed here.',
    tl: 'Wala pang round. Dito ililista ang mga lalaruin mo.',
  },
  time: { en: 'Time', tl: 'Oras' },
  stake: { en: 'Stake', tl: 'Taya' },
  paid: { en: 'Paid', tl: 'Ibinayad' },
  net: { en: 'Net', tl: 'Net' },
  total: { en: 'Together', tl: 'Kabuuan' },
  without: {
    en: 'What was held for a check does not count as paid here.',
    tl: 'Hindi binibilang dito na ibinayad ang kinailangang i-check muna.',
  },
} satisfies Record<string, Text>;

const locales: Record<Lang, string> = { en: 'en-PH', tl: 'fil-PH' };

/** The time of day, and the date too where it was not today. */
function timeText(atMs: number, lang: Lang): string {
  const at = new Date(atMs);
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(locales[lang], {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  });
}

const signed = (amount: bigint) =>
  amount < 0n ? `−${formatAmount(-amount)}` : `${amount > 0n ? '+' : ''}${formatAmount(amount)}`;

const unknown = '–';

interface MoneyCellsProps {
  stake: bigint;
  /** Null where it is not known whether it was paid. */
  payout: bigint | null;
}

function MoneyCells({ stake, payout }: MoneyCellsProps) {
  return (
    <>
      <td>{formatAmount(stake)}</td>
      <td>{payout === null ? unknown : formatAmount(payout)}</td>
      <td data-gain={(payout !== null && payout > stake) || undefined}>
        {payout === null ? unknown : signed(payout - stake)}
      </td>
    </>
  );
}

/** A round, and under it what is to be said of a win that was held. */
function RoundRows({ round }: { round: PastRound<unknown> }) {
  const { text, lang } = useGame();
  const { stake, isHeld, playedAtMs } = round;
  const payout = round.payout ?? 0n;
  return (
    <>
      <tr data-held={isHeld || undefined}>
        <th scope="row">{timeText(playedAtMs, lang)}</th>
        <MoneyCells stake={stake} payout={isHeld ? null : payout} />
      </tr>
      {isHeld && (
        <tr>
          <td colSpan={4}>{text(pastSentence({ stake, payout, isHeld }))}</td>
        </tr>
      )}
    </>
  );
}

/** What was staked, paid and gained lately, in this game. */
export function PastSheet({
  past,
  onClose,
}: {
  past: readonly PastRound<unknown>[];
  onClose(): void;
}) {
  const { text } = useGame();
  return (
    <Sheet title={text(texts.title)} onClose={onClose}>
      {past.length === 0 ? (
        <p className="frame-lead">{text(texts.none)}</p>
      ) : (
        <>
          <p className="frame-quiet">{text(texts.lead)}</p>
          <table className="frame-past kit-figures">
            <thead>
              <tr>
                <th scope="col">{text(texts.time)}</th>
                <th scope="col">{text(texts.stake)}</th>
                <th scope="col">{text(texts.paid)}</th>
                <th scope="col">{text(texts.net)}</th>
              </tr>
            </thead>
            <tbody>
              {past.map((round) => (
                <RoundRows key={round.id} round={round} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text(texts.total)}</th>
                <MoneyCells {...totalsOf(past)} />
              </tr>
            </tfoot>
          </table>
          {past.some(({ isHeld }) => isHeld) && (
            <p className="frame-quiet">{text(texts.without)}</p>
          )}
        </>
      )}
    </Sheet>
  );
}
