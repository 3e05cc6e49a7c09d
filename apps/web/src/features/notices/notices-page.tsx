import { useLingui } from '@lingui/react/macro';
import { getNoticeChoices, type NoticeChoices } from '@perya/contract/messages/calls/choices';
import { noticeTopics } from '@perya/contract/rules/notices/notice-choices';
import { NoticeBar } from '@perya/ui/notice-bar';
import { ErrorState } from '@perya/ui/states/error-state';
import { LoadingState } from '@perya/ui/states/loading-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { HistoryCard } from './history-card.tsx';
import { PushCard } from './push-card.tsx';
import { TopicCard } from './topic-card.tsx';

/** What the player is told beside the app, by which ways, and what they chose when. */
export function NoticesPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getNoticeChoices, {});
  return (
    <div className="page-column">
      <PageHead title={t`Notifications`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'failed' && (
        <ErrorState
          title={t`This page could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {state === 'loading' && (
        <LoadingState text={t`Loading...`} className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </LoadingState>
      )}
      {answer !== null && <Choices answer={answer} />}
    </div>
  );
}

function Choices({ answer }: { readonly answer: NoticeChoices }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5 md:gap-7">
      {answer.is_away && (
        <NoticeBar
          text={t`You are taking a break from play: we send nothing about rewards and offers until it ends.`}
        />
      )}
      <PushCard pushKey={answer.push_key} devices={answer.devices} />
      <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
        {noticeTopics.map((topic) => (
          <TopicCard
            key={topic}
            topic={topic}
            choices={answer.choices.filter((choice) => choice.topic === topic)}
            hasEmail={answer.has_email}
          />
        ))}
      </div>
      <HistoryCard history={answer.history} />
    </div>
  );
}
