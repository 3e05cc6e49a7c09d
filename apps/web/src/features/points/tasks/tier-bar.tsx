import { useLingui } from '@lingui/react/macro';
import type { TaskConfig } from '@perya/contract/rules/tasks/tasks';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { coinIcon } from '@perya/ui/icons/nav';
import { ProgressBar } from '@perya/ui/states/progress-bar';

interface TierBarProps {
  readonly config: TaskConfig;
  readonly name: string;
}

/** How far the task is, and what each milestone brings. [M-167] */
export function TierBar({ config, name }: TierBarProps) {
  const { t } = useLingui();
  const { goal_progress: progress, constraints } = config;
  const goal = constraints.find(({ value }) => progress < value) ?? constraints.at(-1);
  const max = constraints.at(-1)?.value ?? 1;
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={t`Progress`}
        value={Math.min(progress, max)}
        max={max}
        valueText={`${Math.min(progress, max)} / ${goal?.value ?? max}`}
      />
      <ol aria-label={t`Milestones of ${name}`} className="flex flex-wrap gap-2">
        {constraints.map(({ value, bonus }) => {
          const isCollected = progress >= value;
          return (
            <li
              key={value}
              className={classNames(
                'amount-figures inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-[0.8125rem]',
                isCollected ? 'bg-positive-soft text-positive' : 'bg-sunken text-ink-muted',
              )}
            >
              <span>{value}</span>
              <Icon drawing={isCollected ? checkIcon : coinIcon} className="size-3.5" />
              <span>+{bonus}</span>
              {isCollected && <span className="sr-only">{t`Collected`}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
