import { useLingui } from '@lingui/react/macro';
import { getAuditEntry } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf } from '@perya/contract/call';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { useEntryWords } from '../../lib/show/use-entry-words.ts';
import { AsItStood } from './as-it-stood.tsx';
import { ChangesTable } from './changes-table.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { Hash } from './hash.tsx';

/** One entry beside the list: who, what, what it changed, and its place in the chain. */
export function EntryDrawer({ seq }: { readonly seq: string }) {
  const { t } = useLingui();
  const { actionOf } = useEntryWords();
  const navigate = useNavigate();
  const { answer, state, error, reload } = useCall(getAuditEntry, { seq });
  const close = () => void navigate({ to: '/audit', search: true });
  return (
    <CaseDrawer title={answer ? actionOf(answer.action) : t`Entry ${seq}`} onClose={close}>
      {state === 'loading' && <Skeleton className="h-40" />}
      {state === 'failed' && (
        <PageState
          title={t`The entry could not be loaded`}
          text={error?.message}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && (
        <>
          <EntryFacts entry={answer} />
          <Section title={t`What it changed`}>
            <ChangesTable changes={answer.changes} />
          </Section>
          <Section title={t`As it stood`}>
            <AsItStood key={seq} seq={seq} at={answer.at} />
          </Section>
          <Section title={t`Its seal`}>
            <SealFacts seal={answer.seal} />
          </Section>
        </>
      )}
    </CaseDrawer>
  );
}

function SealFacts({ seal }: { readonly seal: AnswerOf<typeof getAuditEntry>['seal'] }) {
  const { t } = useLingui();
  if (seal === null) {
    return <p className="text-ink-muted">{t`It waits for its seal, which takes a second`}</p>;
  }
  return (
    <Facts
      facts={[
        { label: t`Position`, value: seal.position },
        { label: t`Hash`, value: <Hash hex={seal.hash} /> },
        {
          label: t`Hash before`,
          value: seal.previous_hash === '' ? null : <Hash hex={seal.previous_hash} />,
        },
      ]}
    />
  );
}
