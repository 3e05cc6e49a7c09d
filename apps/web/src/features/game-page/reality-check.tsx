import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { getLimits } from '@perya/contract/limits/calls/limits';
import { getSessionSpending } from '@perya/contract/payments/calls/spending';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { askForBreak, breakTexts } from '../../lib/play-break/ask-for-break.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';

interface RealityCheckProps {
  readonly playedMs: number;
  readonly onContinue: () => void;
  readonly onStop: () => void;
  readonly onLimits: () => void;
}

/** Reminds of the time and of the money; going on is a decision, not a default. */
export function RealityCheck({ playedMs, onContinue, onStop, onLimits }: RealityCheckProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const limits = useCall(getLimits, {});
  const session = useCall(getSessionSpending, {});
  // Cached figures would be stale.
  const [openedAt] = useState(() => Date.now());
  const fresh = <T,>({ answer, answeredAt }: { answer: T | null; answeredAt: number }) =>
    answeredAt >= openedAt ? answer : null;
  const today = fresh(limits)?.today ?? null;
  const spent = fresh(session);
  const hasFailed =
    (today === null && limits.error !== null) || (spent === null && session.error !== null);
  const hours = Math.floor(playedMs / 3_600_000);
  const minutes = Math.floor(playedMs / 60_000) % 60;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {hours > 0
          ? t`You have been playing for ${hours} h ${minutes} min.`
          : t`You have been playing for ${minutes} min.`}
      </p>
      {(today === null || spent === null) && !hasFailed && <Skeleton className="h-56" />}
      {hasFailed && <p className="text-ink-muted">{t`The amounts could not be loaded.`}</p>}
      {today !== null && spent !== null && (
        <>
          <Figures
            title={t`This session`}
            rows={[
              { label: t`Deposited`, value: pesoText(spent.deposited) },
              { label: t`Staked`, value: pesoText(spent.staked) },
              { label: t`Won`, value: pesoText(spent.won) },
              { label: t`Net`, value: changeText(spent.net) },
            ]}
          />
          <Figures
            title={t`Today`}
            rows={[
              { label: t`Staked today`, value: pesoText(today.staked) },
              { label: t`Won today`, value: pesoText(today.won) },
              { label: t`Net today`, value: changeText(today.net) },
            ]}
          />
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={onStop}>{t`Stop playing`}</Button>
        <Button onClick={onContinue}>{t`Continue`}</Button>
      </div>
      <div className="flex flex-wrap justify-center gap-x-3">
        <Button kind="ghost" onClick={onLimits}>{t`See my limits`}</Button>
        <Button kind="ghost" onClick={() => askForBreak(onStop)}>
          {say(breakTexts.name, language)}
        </Button>
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly { label: string; value: string }[];
}

function Figures({ title, rows }: FiguresProps) {
  return (
    <dl aria-label={title} className="rounded-control bg-sunken px-4 py-1">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-line border-b py-1.5 last:border-b-0 last:font-bold"
        >
          <dt>{label}</dt>
          <dd>
            <Amount value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
