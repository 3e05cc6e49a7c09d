import type { Text } from '@perya/game-kit/game';
import { useState } from 'react';
import { ChoiceControl } from '../controls/choice-control.tsx';
import { useGame } from '../game-context.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { formatAmount } from '../text.ts';
import { balanceChoices, gainTimes, lossTimes, roundChoices } from './auto-choices.ts';
import type { AutoPlan } from './auto-plan.ts';
import { autoTexts } from './auto-texts.ts';

interface AutoSheetProps {
  roundsMax: number;
  /** What a round stakes now. */
  stake: bigint;
  balance: bigint;
  onStart(plan: AutoPlan): void;
  onClose(): void;
}

const never = 'never';
const amountText = (amount: bigint): Text => {
  const written = formatAmount(amount);
  return { en: written, tl: written };
};

/** How long a game may play by itself and what ends it sooner. A loss that ends it is always chosen. */
export function AutoSheet({ roundsMax, stake, balance, onStart, onClose }: AutoSheetProps) {
  const { text, sound } = useGame();
  const rounds = roundChoices(roundsMax);
  const losses = lossTimes.map((times) => stake * times);
  const [plan, setPlan] = useState<AutoPlan>({
    rounds: rounds[0] ?? 0,
    lossMax: losses[0] ?? stake,
    gainMin: null,
    balanceMin: null,
  });
  const change = (part: Partial<AutoPlan>) => setPlan((before) => ({ ...before, ...part }));
  const amounts = (choices: readonly bigint[]) => [
    { value: never, text: autoTexts.never },
    ...choices.map((value) => ({ value: `${value}`, text: amountText(value) })),
  ];
  const chosen = (value: string) => (value === never ? null : BigInt(value));
  return (
    <Sheet title={text(autoTexts.title)} onClose={onClose}>
      <div className="auto-plan">
        <ChoiceControl
          label={autoTexts.rounds}
          value={plan.rounds}
          options={rounds.map((value) => ({ value, text: { en: `${value}`, tl: `${value}` } }))}
          onChange={(value) => change({ rounds: value })}
        />
        <ChoiceControl<string>
          label={autoTexts.loss}
          value={`${plan.lossMax}`}
          options={losses.map((value) => ({ value: `${value}`, text: amountText(value) }))}
          onChange={(value) => change({ lossMax: BigInt(value) })}
        />
        <ChoiceControl<string>
          label={autoTexts.gain}
          value={plan.gainMin === null ? never : `${plan.gainMin}`}
          options={amounts(gainTimes.map((times) => stake * times))}
          onChange={(value) => change({ gainMin: chosen(value) })}
        />
        <ChoiceControl<string>
          label={autoTexts.balance}
          value={plan.balanceMin === null ? never : `${plan.balanceMin}`}
          options={amounts(balanceChoices(balance))}
          onChange={(value) => change({ balanceMin: chosen(value) })}
        />
        <p>{text(autoTexts.note)}</p>
        <button
          type="button"
          className="kit-action"
          data-strong
          onClick={() => {
            sound.play('click');
            // Closed by itself, the dialog gives the focus back.
            document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
            onStart(plan);
          }}
        >
          {text(autoTexts.start)
            .replace('{rounds}', `${plan.rounds}`)
            .replace('{amount}', formatAmount(stake))}
        </button>
      </div>
    </Sheet>
  );
}
