import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { JackpotDrop } from '@perya/contract/games/calls/jackpots';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { useState } from 'react';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { type CheckedDraw, checkDraw } from './check-draw.ts';

/** A jackpot that was won, and its draw, which this browser computes anew. */
export function DropRow({ drop }: { readonly drop: JackpotDrop }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const moment = useMoment('time');
  const [checked, setChecked] = useState<CheckedDraw | null>(null);
  const name = say(drop.name, language);
  const stake = pesoText(drop.stake);
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-ink-muted">
            {drop.nickname ?? t`A player`} · {drop.game_name}
          </span>
        </p>
        <p className="font-bold text-positive">
          <Amount value={pesoText(drop.amount)} />
        </p>
      </div>
      <p className="text-[0.8125rem] text-ink-muted">
        {moment(drop.at)} · {t`Stake ${stake}`}
        {drop.is_forced && <> · {t`The pool was full`}</>}
      </p>
      {drop.secret !== null && (
        <details className="text-[0.8125rem]">
          <summary className="cursor-pointer py-2">{t`Proof of the draw`}</summary>
          <dl className="break-all text-ink-muted">
            <dt>{t`Hash of the secret, published before the draw`}</dt>
            <dd>{drop.commitment}</dd>
            <dt>{t`Secret`}</dt>
            <dd>{drop.secret}</dd>
            <dt>{t`Bet`}</dt>
            <dd>{drop.message}</dd>
            <dt>{t`Drawn`}</dt>
            <dd>{drop.draw}</dd>
          </dl>
          <Button kind="secondary" onClick={() => void checkDraw(drop).then(setChecked)}>
            {t`Check it here`}
          </Button>
          <p role="status">{checked !== null && <Verdict checked={checked} />}</p>
        </details>
      )}
    </li>
  );
}

function Verdict({ checked }: { readonly checked: CheckedDraw }) {
  const { t } = useLingui();
  if (!checked.isPromised) return t`The secret does not match the hash that was published.`;
  if (!checked.isDrawn) return t`Another number was drawn.`;
  return checked.isWon ? t`The draw is correct.` : t`This number does not win.`;
}
