import { listAudit } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { readPlayer, readPlayerSessions } from '@perya/contract/identity/staff-calls/players';
import { readPlayerStatus } from '@perya/contract/kyc/staff-calls/player-status';
import { listPlayerPartners } from '@perya/contract/partners/staff-calls/links';
import { type ReactNode, useState } from 'react';
import type { Option } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface PlayerDecisionProps<C extends Call> {
  readonly call: C;
  readonly inputOf: (reason: string) => InputOf<C>;
  readonly outcomeOf: (answer: AnswerOf<C>) => ReactNode;
  readonly title: string;
  readonly consequence: ReactNode;
  readonly reasons: readonly Option[];
  readonly decideLabel: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
}

/** A decision about the player of the page, after which whatever shows them asks anew. */
export function PlayerDecision<C extends Call>(props: PlayerDecisionProps<C>) {
  const { call, inputOf, outcomeOf, ...dialog } = props;
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const { submit, isBusy, problem } = useSubmit(call, {
    problemIn: 'form',
    onDone: async (answer) => {
      setOutcome(outcomeOf(answer));
      await refreshCalls(
        readPlayer,
        readPlayerSessions,
        listPlayerPartners,
        readPlayerStatus,
        listAudit,
      );
    },
  });
  return (
    <DecisionDialog
      open
      {...dialog}
      onDecide={(reason) => void submit(inputOf(reason))}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    />
  );
}
