import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { askNetworks, narrowNetworks, networksMax } from '@perya/contract/staff/calls/roles';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { CheckField, TextArea } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import type { RoleRow } from './role-row.ts';

interface NetworksDialogProps {
  readonly row: RoleRow;
  readonly onClose: () => void;
}

const readLines = (typed: string) => typed.split(/[\s,]+/).filter((line) => line !== '');

interface Wanted {
  readonly networks: readonly string[];
  readonly isAsked: boolean;
  readonly reason: string;
}

/** Changes them at once, or asks a second person; answers the number of the request. */
function useChanging(row: RoleRow, onClose: () => void) {
  const [request, setRequest] = useState<string | null>(null);
  const { role } = row;
  const submission = useSubmit(
    async (client, { networks, isAsked, reason }: Wanted) => {
      if (!isAsked) {
        await client.call(narrowNetworks, { role, networks: [...networks], reason });
        return null;
      }
      const wanted = networks.length === 0 ? null : [...networks];
      const why = { reason: 'other', words: reason } as const;
      return (await client.call(askNetworks, { role, networks: wanted, ...why })).id;
    },
    {
      problemIn: 'form',
      onDone: (id) => {
        if (id === null) onClose();
        else setRequest(id);
      },
    },
  );
  return { ...submission, request };
}

interface AskedFieldProps {
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}

function AskedField({ isAsked, setAsked }: AskedFieldProps) {
  const { t } = useLingui();
  return (
    <CheckField
      label={t`Ask a second person: it lets the role in from elsewhere than now`}
      checked={isAsked}
      onChange={({ target }) => setAsked(target.checked)}
    />
  );
}

/** From where a role may be used: fewer networks count at once, others wait for a second person. */
export function NetworksDialog({ row, onClose }: NetworksDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const isByTwo = row.role === 'administrator';
  const [typed, setTyped] = useState((row.networks ?? []).join('\n'));
  const [isAsked, setAsked] = useState(isByTwo);
  const { submit, isBusy, problem, request } = useChanging(row, onClose);
  const name = say(row.title, language);
  const most = networksMax;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Networks of ${name}`}
      consequence={t`Whoever has the role and comes from elsewhere is out at the next call, and gets in again from one of these.`}
      reasons={[
        { value: 'office', label: t`The work is done at certain places` },
        { value: 'moved', label: t`The house works from another place` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={isAsked ? t`Ask for it` : t`Change`}
      onDecide={(reason) => void submit({ networks: readLines(typed), isAsked, reason })}
      busy={isBusy}
      problem={problem}
      outcome={request !== null && <AskedOutcome id={request} />}
    >
      <TextArea
        label={t`Allowed networks`}
        hint={t`One on each line, as 203.0.113.0/24; ${most} at most. Empty is from anywhere, which a second person approves.`}
        rows={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {may('staff.widen') && !isByTwo && <AskedField isAsked={isAsked} setAsked={setAsked} />}
    </DecisionDialog>
  );
}
