import { useLingui } from '@lingui/react/macro';
import {
  approveRequest,
  declineRequest,
  listRequests,
  type StaffRequestDetail,
  withdrawRequest,
} from '@perya/contract/staff/calls/requests';
import { decisionReasons } from '@perya/contract/staff/reasons';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { KeyHint } from '../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../lib/keys/use-page-keys.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { NextButton } from '../../lib/overlays/next-button.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useRequestWords } from './use-request-words.ts';

type Decision = keyof typeof decisionReasons;

interface RequestDecisionsProps {
  readonly request: StaffRequestDetail;
  /** The request may have changed meanwhile: somebody else decided, or it could not be carried out. */
  readonly onFailed: () => Promise<void>;
}

interface Chosen {
  readonly reason: never;
  readonly words: string;
}

function useDecisionTexts({ id, says }: StaffRequestDetail) {
  const { t } = useLingui();
  return {
    approve: {
      title: t`Approve request ${id}`,
      label: t`Approve and carry out`,
      consequence: says,
      done: t`It was approved and carried out.`,
    },
    decline: {
      title: t`Decline request ${id}`,
      label: t`Decline`,
      consequence: t`Nothing is carried out, and the request is closed.`,
      done: t`It was declined. Nothing was carried out.`,
    },
    withdraw: {
      title: t`Withdraw request ${id}`,
      label: t`Withdraw`,
      consequence: t`Nobody can approve it any more. It can be asked for again.`,
      done: t`It was withdrawn.`,
    },
  };
}

/** Opens the request that has waited longest for this person; `onOver` before, and if none does. */
function NextRequest({ onOver }: { readonly onOver: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(
    (client, box: 'waiting') => client.call(listRequests, { box, limit: 1 }),
    {
      onDone: async ({ rows: [next] }) => {
        onOver();
        if (next === undefined) toast.success(t`Nothing waits for you`);
        else
          await navigate({
            to: '/requests/$id',
            params: { id: next.id },
            search: { box: 'waiting' },
          });
      },
    },
  );
  return <NextButton label={t`Next request`} busy={isBusy} onNext={() => void submit('waiting')} />;
}

/** Approve, decline, withdraw: what of it is possible now. */
export function RequestDecisions({ request, onFailed }: RequestDecisionsProps) {
  const { t } = useLingui();
  const { optionsOf } = useRequestWords();
  const [open, setOpen] = useState<Decision | null>(null);
  const [done, setDone] = useState<string>();
  const { id, seen, state } = request;
  const texts = useDecisionTexts(request);
  const { submit, isBusy, problem, setProblem } = useSubmit(
    (client, { decision, given }: { decision: Decision; given: Chosen }) => {
      if (decision === 'approve') return client.call(approveRequest, { id, seen, ...given });
      const call = decision === 'decline' ? declineRequest : withdrawRequest;
      return client.call(call, { id, ...given });
    },
    {
      problemIn: 'form',
      onDone: (_answer, { decision }) => setDone(texts[decision].done),
    },
  );
  const begin = (decision: Decision) => {
    setDone(undefined);
    setProblem(undefined);
    setOpen(decision);
  };
  const decide = async (decision: Decision, given: Chosen) => {
    if (!(await submit({ decision, given }))) await onFailed();
  };
  const mayDecide = state === 'open' && request.hurdle === null;
  usePageKeys(mayDecide ? { a: () => begin('approve'), d: () => begin('decline') } : {});
  if (!mayDecide && !request.may_withdraw && open === null) return null;
  return (
    <>
      {request.may_withdraw && (
        <Button onClick={() => begin('withdraw')}>{texts.withdraw.label}</Button>
      )}
      {mayDecide && (
        <>
          <Button onClick={() => begin('decline')} aria-keyshortcuts="d">
            {texts.decline.label}
            <KeyHint>d</KeyHint>
          </Button>
          <Button kind="primary" onClick={() => begin('approve')} aria-keyshortcuts="a">
            {t`Approve`}
            <KeyHint>a</KeyHint>
          </Button>
        </>
      )}
      {open !== null && (
        <DecisionDialog
          open
          onClose={() => setOpen(null)}
          title={texts[open].title}
          consequence={texts[open].consequence}
          reasons={optionsOf(decisionReasons[open])}
          decideLabel={texts[open].label}
          onDecide={(_reason, { chosen, words }) =>
            void decide(open, { reason: chosen as never, words })
          }
          busy={isBusy}
          problem={problem}
          outcome={done}
          next={open === 'withdraw' ? undefined : <NextRequest onOver={() => setOpen(null)} />}
        />
      )}
    </>
  );
}
