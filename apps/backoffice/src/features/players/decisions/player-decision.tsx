import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { type ReactNode, useState } from 'react';
import type { Option } from '../../../lib/fields/field.tsx';
import { DecisionDialog } from '../../../lib/overlays/decision-dialog.tsx';
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
    onDone: (answer) => {
      setOutcome(outcomeOf(answer));
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
