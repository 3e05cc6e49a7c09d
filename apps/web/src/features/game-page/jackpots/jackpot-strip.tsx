import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { Jackpot } from '@perya/contract/games/calls/jackpots';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { pesoText } from '../../../lib/text/peso-text.ts';

/** What the rounds of this game can win beside what they pay, in one line over it. */
export function JackpotStrip({ jackpots }: { readonly jackpots: readonly Jackpot[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (jackpots.length === 0) return null;
  return (
    <ul className="game-jackpots" aria-label={t`Jackpots`}>
      {jackpots.map(({ code, name, amount }) => (
        <li key={code}>
          <span>{say(name, language)}</span> <Amount value={pesoText(amount)} />
        </li>
      ))}
    </ul>
  );
}
