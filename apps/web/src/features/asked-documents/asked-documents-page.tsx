import { useLingui } from '@lingui/react/macro';
import { type AskedDocuments, listAskedDocuments } from '@perya/contract/aml/calls/asked-documents';
import { Card } from '@perya/ui/card';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageHead } from '../../lib/page/page-head.tsx';
import { Scene } from '../../lib/page/scene.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useAskedTexts } from './asked-texts.ts';
import { GiveForm } from './give-form.tsx';

/** What the house asks the player to show. It says what and never why. */
export function AskedDocumentsPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listAskedDocuments, {});
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Documents we asked for`} backTo="/my" backLabel={t`Back to My`} />
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <ErrorState
          title={t`The documents could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {answer?.length === 0 && (
        <EmptyState
          title={t`We need no documents from you right now.`}
          picture={<Scene name="papers" />}
        />
      )}
      {answer?.map((asked) => (
        <Asked key={asked.id} asked={asked} />
      ))}
    </div>
  );
}

function Asked({ asked }: { readonly asked: AskedDocuments }) {
  const { t } = useLingui();
  const { title, hint } = useAskedTexts()[asked.kind];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-bold text-lg leading-snug">{title}</h2>
      {asked.given_at === null ? (
        <>
          <p className="text-[0.9375rem] text-ink-muted leading-normal">{hint}</p>
          <p className="text-[0.9375rem] text-ink-muted leading-normal">
            {t`The law requires us to know our players. What you send is encrypted, and only those who check it see it.`}
          </p>
          <GiveForm asked={asked} />
        </>
      ) : (
        <p>{t`We have what you sent and are checking it.`}</p>
      )}
    </Card>
  );
}
