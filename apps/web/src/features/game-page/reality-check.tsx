import { useLingui } from '@lingui/react/macro';
import { getLimits, type PlayLimits } from '@perya/contract/calls/limits';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
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
  const { answer, error, answeredAt } = useCall(getLimits, {});
  // Cached figures would be stale.
  const [openedAt] = useState(() => Date.now());
  const figures = answer !== null && answeredAt >= openedAt ? answer.today : null;
  const hasFailed = figures === null && error !== null;
  const hours = Math.floor(playedMs / 3_600_000);
  const minutes = Math.floor(playedMs / 60_000) % 60;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {hours > 0
          ? t`You have been playing for ${hours} h ${minutes} min.`
          : t`You have been playing for ${minutes} min.`}
      </p>
      {figures === null && !hasFailed && <Skeleton className="h-28" />}
      {hasFailed && (
        <p className="text-ink-muted">{t`The figures of today could not be loaded.`}</p>
      )}
      {figures !== null && <TodayFigures {...figures} />}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" onClick={onStop}>{t`Stop playing`}</Button>
        <Button onClick={onContinue}>{t`Continue`}</Button>
      </div>
      <Button kind="ghost" onClick={onLimits}>{t`See my limits`}</Button>
    </div>
  );
}

function TodayFigures({ staked, won, net }: PlayLimits['today']) {
  const { t } = useLingui();
  const rows = [
    { label: t`Staked today`, value: pesoText(staked) },
    { label: t`Won today`, value: pesoText(won) },
    { label: t`Net today`, value: changeText(net) },
  ];
  return (
    <dl className="rounded-control bg-sunken px-4 py-2">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0 last:font-bold"
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
