export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The figures as the player reads them: "320 / 500". */
  readonly valueText?: string;
}

export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.875rem]">
        <span className="font-semibold">{label}</span>
        {valueText && <span className="amount-figures text-ink-muted">{valueText}</span>}
      </div>
      <progress
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        max={max}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
