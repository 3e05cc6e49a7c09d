import { useLingui } from '@lingui/react/macro';
import { getChain, type Verification, verifyChain } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf } from '@perya/contract/call';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { Hash } from './hash.tsx';
import { VerificationList } from './verification-list.tsx';

const pollMs = { running: 700, resting: 10_000 } as const;

function Chain({ head, waiting, runs }: AnswerOf<typeof getChain>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Section title={t`Its end`}>
        <Facts
          facts={[
            { label: t`Sealed entries`, value: i18n.number(Number(head.position)) },
            { label: t`Waiting for a seal`, value: i18n.number(waiting) },
            { label: t`Hash`, value: <Hash hex={head.hash} /> },
          ]}
        />
      </Section>
      <Section title={t`Verifications`}>
        <VerificationList runs={runs} />
      </Section>
    </>
  );
}

/** How far a verification that is under way has come. */
function Progress({ running }: { readonly running: Verification }) {
  const { t, i18n } = useLingui();
  const figure = (position: string) => i18n.number(Number(position));
  return (
    <ProgressBar
      label={t`Being verified`}
      value={progressOf(running)}
      max={100}
      valueText={t`${figure(running.verified)} of ${figure(running.target)}`}
    />
  );
}

/** The chain of the audit: its end, its last verifications, and a new one with its progress. */
export function ChainDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const { answer, state, reload } = useCall(
    getChain,
    {},
    { pollMs: isRunning ? pollMs.running : pollMs.resting },
  );
  const { submit, isBusy, problem } = useSubmit(verifyChain, {
    problemIn: 'form',
  });
  const running = answer?.runs.find((run) => run.state === 'running') ?? null;
  if (isRunning !== (running !== null)) setRunning(running !== null);
  const hasGood = answer?.runs.some((run) => run.state === 'sound') ?? false;
  const close = () => void navigate({ to: '/audit', search: true });
  return (
    <CaseDrawer
      title={t`The chain`}
      onClose={close}
      actions={
        <>
          {hasGood && (
            <Button
              disabled={running !== null}
              busy={isBusy}
              onClick={() => void submit({ since: 'verified' })}
            >{t`Only what is new`}</Button>
          )}
          <Button
            kind="primary"
            disabled={running !== null}
            busy={isBusy}
            onClick={() => void submit({ since: 'beginning' })}
          >{t`Verify from the beginning`}</Button>
        </>
      }
    >
      <p className="text-ink-muted">
        {t`Each entry is sealed with the one before it. A verification computes every seal anew: an entry that was altered, removed or put in is named.`}
      </p>
      {state === 'loading' && <Skeleton className="h-40" />}
      {state === 'failed' && (
        <PageState
          title={t`The chain could not be read`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
      {running && <Progress running={running} />}
      {answer && <Chain {...answer} />}
    </CaseDrawer>
  );
}

/** How far a verification has come, in per cent of what it looks at. */
function progressOf({
  first,
  verified,
  target,
}: Pick<Verification, 'first' | 'verified' | 'target'>): number {
  const whole = Number(target) - Number(first);
  if (whole <= 0) return 100;
  return Math.min(100, ((Number(verified) - Number(first)) / whole) * 100);
}
