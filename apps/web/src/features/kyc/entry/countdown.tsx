import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { countdownParts } from './countdown-parts.ts';

interface CountdownProps {
  readonly secondsLeft: number;
  /** What it counts to, in unix seconds. */
  readonly endsAt: number;
}

/** The time that is left; when there is none, red, and since when. [A-128 A-129] */
export function Countdown({ secondsLeft, endsAt }: CountdownProps) {
  const { t } = useLingui();
  const moment = useMoment('minute')(endsAt);
  const { hours, minutes, seconds } = countdownParts(secondsLeft);
  const isOver = secondsLeft <= 0;
  const tiles = [
    [hours, t`Hours`],
    [minutes, t`Minutes`],
    [seconds, t`Seconds`],
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center text-[0.8125rem] text-ink-muted">
        {isOver ? t`The time to finish KYC ended on ${moment}.` : t`Time left to finish KYC`}
      </p>
      <div role="timer" aria-label={t`Time left to finish KYC`} className="grid grid-cols-3 gap-2">
        {tiles.map(([figure, unit]) => (
          <div key={unit} className="rounded-control border border-line bg-raised py-2 text-center">
            <span
              className={classNames(
                'amount-figures block font-display font-extrabold text-3xl leading-tight',
                isOver && 'text-negative',
              )}
            >
              {figure}
            </span>
            <span className="block text-[0.75rem] text-ink-muted">{unit}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
