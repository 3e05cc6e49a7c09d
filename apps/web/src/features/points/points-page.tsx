import { useLingui } from '@lingui/react/macro';
import { listDailyTasks, listNewbieTasks } from '@perya/contract/promotions/calls/tasks';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { PointsTabs } from '../../lib/points/points-tabs.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { CheckIn } from './check-in/check-in.tsx';
import { FilcoinBalance } from './filcoin-balance.tsx';
import { isCheckIn, readTasks } from './rules/read-tasks.ts';
import { TaskTabs } from './tasks/task-tabs.tsx';

const lists = [listNewbieTasks, listDailyTasks];
const asked = { isPerLanguage: true, isFailureLogged: true };

/** Earning Filcoins: tasks of the first week and of every day, and a check-in a day. [A-010 M-062 M-063] */
export function PointsPage() {
  const { t } = useLingui();
  const newbie = useCall(listNewbieTasks, {}, asked);
  const daily = useCall(listDailyTasks, {}, asked);
  // Play and payments are what most tasks ask for.
  useLiveRefresh('wallet', lists);
  useLiveRefresh('payment', lists);
  const answers = [newbie, daily];
  const hasFailed = answers.some(({ state }) => state === 'failed');
  const tasks = answers.flatMap(({ answer }) => readTasks(answer?.d ?? []));
  const reload = async () => {
    await Promise.all(answers.map((each) => each.reload()));
  };
  return (
    <div className="page-column">
      <h1 className="sr-only">{t`Earn Filcoins`}</h1>
      <PointsTabs
        tab="earn"
        label={t`Filcoins`}
        earn={t`Earn Filcoins`}
        redeem={t`Redeem Filcoins`}
      />
      <FilcoinBalance />
      {hasFailed && (
        <ErrorState
          title={t`Your tasks could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {!hasFailed && (newbie.answer === null || daily.answer === null) && (
        <div role="status" className="flex flex-col gap-4">
          <p className="text-ink-muted">{t`Loading tasks...`}</p>
          <Skeleton className="h-60" />
          <Skeleton className="h-96" />
        </div>
      )}
      {newbie.answer !== null && daily.answer !== null && (
        <CheckIn
          task={tasks.find(isCheckIn)}
          now={daily.answer.cur_time}
          registeredAt={daily.answer.start_time}
        >
          <TaskTabs newbie={newbie.answer} daily={daily.answer} answeredAt={newbie.answeredAt} />
        </CheckIn>
      )}
      <LegalNotice />
    </div>
  );
}
