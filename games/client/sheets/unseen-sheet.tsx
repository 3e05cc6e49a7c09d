import type { Text } from '@perya/game-kit/game';
import { useGame } from '../game-context.ts';
import { paidOf, pastSentence } from '../round-result.ts';
import type { UnseenRound } from '../view.ts';
import { Sheet } from './sheet.tsx';

const texts = {
  title: { en: 'While you were away', tl: 'Habang wala ka' },
  lead: {
    en: 'What you had staked was played to its end, once. This is how it ended.',
    tl: 'Nalaro hanggang dulo, isang beses, ang naitaya mo. Ganito ito natapos.',
  },
  paying: {
    en: 'The payout is on its way to your wallet.',
    tl: 'Papunta na sa wallet mo ang bayad.',
  },
  paid: { en: 'What was paid is in your balance.', tl: 'Nasa balanse mo na ang ibinayad.' },
} satisfies Record<string, Text>;

interface UnseenSheetProps {
  rounds: readonly UnseenRound[];
  /** The wallet has not confirmed the newest payout yet. */
  isPaying: boolean;
  onClose(): void;
}

/** Rounds that ended while nobody looked: nothing that was won or lost goes by unseen. */
export function UnseenSheet({ rounds, isPaying, onClose }: UnseenSheetProps) {
  const { text } = useGame();
  const hasPaid = rounds.some((round) => paidOf(round) > 0n);
  return (
    <Sheet title={text(texts.title)} onClose={onClose}>
      <p className="frame-lead">{text(texts.lead)}</p>
      {rounds.map(({ id, stake, payout, isHeld, lines }) => (
        <section key={id} className="frame-unseen">
          <h3>{text(pastSentence({ stake, payout: payout ?? 0n, isHeld }))}</h3>
          <dl className="frame-lines">
            {lines.map(({ label, value }) => (
              <div key={`${label.en} ${value.en}`}>
                <dt>{text(label)}</dt>
                <dd className="kit-figures">{text(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {hasPaid && <p className="frame-quiet">{text(isPaying ? texts.paying : texts.paid)}</p>}
    </Sheet>
  );
}
