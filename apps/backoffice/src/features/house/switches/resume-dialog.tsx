import { useLingui } from '@lingui/react/macro';
import { askToResume, type Stop } from '@perya/contract/house/staff-calls/stops';
import type { requestActions } from '@perya/contract/staff/request-actions';
import { useState } from 'react';
import { useReasons } from '../../../lib/asking/use-asking.ts';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useScopeNames } from './stop-scope-names.ts';

type ResumeReason = (typeof requestActions)['games.resume']['reasons'][number];

/** Asks a second person to let it go on. */
export function ResumeDialog({
  stop,
  onClose,
}: {
  readonly stop: Stop;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const choices = useReasons(askToResume.reasons);
  const names = useScopeNames();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(askToResume, {
    problemIn: 'form',
    onDone: ({ id }) => {
      setOutcome(t`Request ${id} waits for a second person.`);
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Ask to resume gaming`}
      consequence={
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{`${names[stop.scope]} ${stop.subject}`.trim()}</p>
          <p>{stop.reason}</p>
          <p>{t`A colleague with the permission has to approve it; until then it stays stopped. The request expires after a day.`}</p>
        </div>
      }
      reasons={choices}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) =>
        void submit({ id: stop.id, reason: chosen as ResumeReason, words })
      }
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    />
  );
}
