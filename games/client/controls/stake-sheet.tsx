import type { Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { useGame } from '../game-context.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { formatAmount } from '../text.ts';
import { ActionButton } from './action-button.tsx';
import { doubleStake, halfStake } from './stake-ladder.ts';

const texts = {
  half: { en: 'Half', tl: 'Kalahati' },
  double: { en: 'Double', tl: 'Doble' },
  max: { en: 'Max', tl: 'Sagad' },
} satisfies Record<string, Text>;

interface StakeSheetProps {
  title: Text;
  value: Centavos;
  ladder: readonly Centavos[];
  onChange(value: Centavos): void;
  onClose(): void;
}

/** Every amount at one tap, and half, double and the largest of them. Choosing one closes it: the next tap plays. */
export function StakeSheet({ title, value, ladder, onChange, onClose }: StakeSheetProps) {
  const { text } = useGame();
  const choose = (amount: Centavos) => {
    onChange(amount);
    // Closed by itself, the dialog gives the focus back.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  };
  const most = ladder.at(-1) ?? value;
  return (
    <Sheet title={text(title)} onClose={onClose}>
      <div className="kit-stakes">
        <ActionButton onPress={() => choose(halfStake(ladder, value))}>
          {text(texts.half)}
        </ActionButton>
        <ActionButton onPress={() => choose(doubleStake(ladder, value))}>
          {text(texts.double)}
        </ActionButton>
        <ActionButton onPress={() => choose(most)}>{text(texts.max)}</ActionButton>
        {ladder.map((amount) => (
          <ActionButton
            key={`${amount}`}
            isStrong={amount === value}
            onPress={() => choose(amount)}
          >
            <span className="kit-figures">{formatAmount(amount)}</span>
          </ActionButton>
        ))}
      </div>
    </Sheet>
  );
}
