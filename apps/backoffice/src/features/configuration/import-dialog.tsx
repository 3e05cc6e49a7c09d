import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  askConfiguration,
  draftConfiguration,
} from '@perya/contract/configuration/staff-calls/configuration';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { ChangesList } from './changes-list.tsx';

type Drafted = AnswerOf<typeof draftConfiguration>;
type AskReason = (typeof askConfiguration)['reasons'][number];

function Problems({ problems }: Pick<Drafted, 'problems'>) {
  const { t } = useLingui();
  // What is wrong with many rows is said once, above them.
  const reasons = [...new Set(problems.map(({ says }) => says))];
  const placesOf = (reason: string) =>
    problems.filter(({ where, says }) => says === reason && where !== '').map(({ where }) => where);
  return (
    <div role="alert" className="rounded-control bg-negative-soft px-3 py-2">
      <p className="font-semibold text-negative">{t`Nothing of it can be brought in`}</p>
      <ul className="mt-1 flex flex-col gap-1.5">
        {reasons.map((reason) => (
          <li key={reason}>
            {reason}
            {placesOf(reason).map((where) => (
              <code key={where} className="block wrap-anywhere pl-3">
                {where}
              </code>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drafting({ drafted }: { readonly drafted: Drafted }) {
  const { t } = useLingui();
  const { problems, changes, untouched, digest } = drafted;
  if (problems.length > 0) return <Problems problems={problems} />;
  if (changes.length === 0) return <p>{t`The house is as the file says: nothing would change.`}</p>;
  const left = untouched.join(', ');
  return (
    <>
      <p>{t`File ${digest}…`}</p>
      {left !== '' && <p>{t`Not in the file, and left as it is: ${left}`}</p>}
      <ChangesList changes={changes} />
    </>
  );
}

/** Sends a file, shows what it would change, and asks a second person for it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [isMissing, setMissing] = useState(false);
  const sending = useSubmit(
    (client, file: File) => client.upload(draftConfiguration, file) as Promise<Drafted>,
    { problemIn: 'form', onDone: setDrafted },
  );
  const asking = useAsking(askConfiguration);
  const draft = drafted?.draft ?? null;
  const missing = isMissing && draft === null ? t`Choose a file that changes something` : undefined;
  return (
    <DecisionDialog
      onClose={onClose}
      title={t`Bring in a file`}
      width="wide"
      consequence={t`Nothing changes yet. Once a second person has approved, the house is as the file says, at once and as a whole.`}
      reasons={useReasons(askConfiguration.reasons)}
      decideLabel={t`Ask for approval`}
      onDecide={(_reason, { chosen, words }) => {
        setMissing(draft === null);
        if (draft !== null) void asking.submit({ draft, reason: chosen as AskReason, words });
      }}
      busy={sending.isBusy || asking.isBusy}
      problem={asking.problem ?? sending.problem ?? missing}
      outcome={asking.asked !== null && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`File of configuration`}
        type="file"
        accept=".json,application/json"
        className="py-1"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          setDrafted(null);
          if (file) void sending.submit(file);
        }}
      />
      {drafted && <Drafting drafted={drafted} />}
    </DecisionDialog>
  );
}
