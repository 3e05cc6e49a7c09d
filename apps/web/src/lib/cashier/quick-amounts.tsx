import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { shortPesos } from '../text/short-pesos.ts';

/** Not in the catalogue of the shell, which belongs to the first load. */
const listName = { en: 'Quick amounts', tl: 'Quick amounts' };

interface QuickAmountsProps {
  /** Whole pesos as text. */
  readonly amounts: readonly string[];
  readonly chosen: string;
  readonly onChoose: (amount: string) => void;
}

/** Amounts in one tap. [M-123 M-327] */
export function QuickAmounts({ amounts, chosen, onChoose }: QuickAmountsProps) {
  const { language } = useLanguage();
  if (amounts.length === 0) return null;
  return (
    <ul aria-label={say(listName, language)} className="grid grid-cols-3 gap-2">
      {amounts.map((amount) => (
        <li key={amount}>
          <button
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className="amount-figures min-h-11 w-full rounded-control border border-line bg-raised px-1 font-semibold text-[0.9375rem] hover:bg-sunken aria-pressed:border-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {shortPesos(amount)}
          </button>
        </li>
      ))}
    </ul>
  );
}
