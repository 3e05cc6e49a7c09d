import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { SitePicture } from '../../../lib/image/site-image.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';
import type { ReadTask } from '../rules/read-tasks.ts';
import { TaskAction } from './task-action.tsx';
import { TaskState } from './task-state.tsx';
import { TierBar } from './tier-bar.tsx';

interface TaskRowProps {
  readonly task: ReadTask;
}

export function TaskRow({ task }: TaskRowProps) {
  const { t } = useLingui();
  const { name, config } = task;
  const [image] = task.images;
  return (
    <li className="flex flex-col gap-3 border-line border-b p-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-3">
        {image !== undefined && (
          <SitePicture
            base={image}
            widths={[96, 256]}
            sizes="48px"
            width={48}
            height={48}
            alt=""
            className="size-12 shrink-0 rounded-control"
          />
        )}
        <div className="min-w-32 flex-1">
          <h3 className="font-semibold text-[0.9375rem] leading-snug">{name}</h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <span className="inline-flex items-center gap-1 font-bold text-accent-strong">
              <Icon drawing={coinIcon} className="size-4" />
              <span className="sr-only">{t`Filcoins`}</span>
              <span className="amount-figures">+{filcoinText(config.bonus)}</span>
            </span>
            <TaskState task={task} />
          </p>
        </div>
        <TaskAction task={task} />
      </div>
      {config.progress_bar === 1 && <TierBar config={config} name={name} />}
    </li>
  );
}
