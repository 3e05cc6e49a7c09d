import { useLingui } from '@lingui/react/macro';
import { listBranches, type StaffBranch } from '@perya/contract/kyc/staff-calls/branches';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { BranchDialog } from './branch-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const placeAfter = (branches: readonly StaffBranch[]) =>
  1 + Math.max(0, ...branches.map(({ place }) => place));

/** The branches of the house: what players choose the nearest of, and those that were retired. */
export function BranchesPage() {
  const { t } = useLingui();
  const mayChange = useMay()('kyc.branches');
  const read = useCall(listBranches, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <CallPage
      title={t`Branches`}
      about={t`A full identity check names the nearest one.`}
      read={read}
      failedTitle={t`The branches could not be loaded`}
      actions={
        mayChange && (
          <Button kind="primary" onClick={() => setAdding(true)}>{t`Add a branch …`}</Button>
        )
      }
    >
      {(branches) => (
        <>
          {branches.length === 0 && <p>{t`There is no branch yet.`}</p>}
          {branches.length > 0 && <BranchesTable branches={branches} mayChange={mayChange} />}
          {isAdding && (
            <BranchDialog
              branch={null}
              nextPlace={placeAfter(branches)}
              onClose={() => setAdding(false)}
            />
          )}
        </>
      )}
    </CallPage>
  );
}

interface BranchesTableProps {
  readonly branches: readonly StaffBranch[];
  readonly mayChange: boolean;
}

function BranchesTable({ branches, mayChange }: BranchesTableProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<StaffBranch | null>(null);
  const [switched, setSwitched] = useState<StaffBranch | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too. */}
      <section tabIndex={0} aria-label={t`List of branches`} className="overflow-x-auto">
        <table aria-label={t`List of branches`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Place`}</th>
              <th scope="col">{t`Address`}</th>
              <th scope="col">{t`State`}</th>
              {mayChange && <th scope="col">{t`Action`}</th>}
            </tr>
          </thead>
          <tbody>
            {branches.map((branch) => (
              <tr key={branch.id}>
                <td>{branch.place}</td>
                <th scope="row" className="min-w-60 whitespace-normal! text-left font-normal">
                  {branch.address}
                </th>
                <td>
                  <StatusBadge tone={branch.is_open ? 'positive' : 'neutral'}>
                    {branch.is_open ? t`Open` : t`Retired`}
                  </StatusBadge>
                </td>
                {mayChange && (
                  <td>
                    <RowButtons
                      branch={branch}
                      onEdit={() => setEdited(branch)}
                      onSwitch={() => setSwitched(branch)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {edited && (
        <BranchDialog branch={edited} nextPlace={edited.place} onClose={() => setEdited(null)} />
      )}
      {switched && <SwitchDialog branch={switched} onClose={() => setSwitched(null)} />}
    </>
  );
}

interface RowButtonsProps {
  readonly branch: StaffBranch;
  readonly onEdit: () => void;
  readonly onSwitch: () => void;
}

function RowButtons({ branch: { address, is_open }, onEdit, onSwitch }: RowButtonsProps) {
  const { t } = useLingui();
  return (
    <span className="flex gap-1">
      <Button kind="quiet" className="h-7" onClick={onEdit}>
        {t`Change`}
        <span className="sr-only"> {address}</span>
      </Button>
      <Button kind="quiet" className="h-7" onClick={onSwitch}>
        {is_open ? t`Retire` : t`Open again`}
        <span className="sr-only"> {address}</span>
      </Button>
    </span>
  );
}
