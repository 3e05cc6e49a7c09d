import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { askWiderRole, narrowRole } from '@perya/contract/staff/calls/roles';
import { permissionText } from '@perya/contract/staff/permission-texts';
import { mayHave, type Permission } from '@perya/contract/staff/permissions';
import { isReading, permissionsOfAll } from '@perya/contract/staff/reading-permissions';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { CheckField, TextField } from '../../lib/fields/field.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { foundPermissions } from './found-permissions.ts';
import type { RoleRow } from './role-row.ts';

interface RoleEditorProps {
  readonly row: RoleRow;
  readonly onClose: () => void;
}

/** What is unticked is taken from the role at once; what is ticked is asked for, and a second person gives it. */
export function RoleEditor({ row, onClose }: RoleEditorProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const { role, permissions } = row;
  const [ticked, setTicked] = useState<readonly Permission[]>(permissions);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { removed, added } = changesOf(permissions, ticked);
  const { submit, isBusy, problem, setProblem } = useSubmit(
    async (client, reason: string) => {
      if (removed.length > 0) await client.call(narrowRole, { role, permissions: removed, reason });
      if (added.length === 0) return null;
      const wider = { role, permissions: added, reason: 'other', words: reason } as const;
      return (await client.call(askWiderRole, wider)).id;
    },
    {
      problemIn: 'form',
      onDone: (id) => {
        setOutcome(
          id === null
            ? t`The role is changed.`
            : t`Request ${id} waits for a second person; what was taken away is gone already.`,
        );
      },
    },
  );
  const [sought, setSought] = useState('');
  const name = say(row.title, language);
  const reasons = [
    { value: 'work', label: t`The work has changed` },
    { value: 'least', label: t`Not needed for the work` },
    { value: 'other', label: t`Another reason` },
  ];
  const groups = foundPermissions(
    sought,
    language,
    (permission) =>
      permissions.includes(permission) ||
      (may('staff.widen') &&
        mayHave(role, permission) &&
        (role !== 'auditor' || isReading(permission))),
  );
  const toggle = (permission: Permission) =>
    setTicked((before) =>
      before.includes(permission)
        ? before.filter((each) => each !== permission)
        : [...before, permission],
    );
  const decide = (reason: string) => {
    if (removed.length + added.length === 0) setProblem(t`Nothing is changed yet`);
    else void submit(reason);
  };
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change ${name}`}
      consequence={t`What is unticked is taken from everybody with this role, from their next call on. What is ticked waits for a second person.`}
      reasons={reasons}
      decideLabel={t`Change`}
      isDangerous={removed.length > 0}
      busy={isBusy}
      problem={problem}
      onDecide={decide}
      outcome={outcome}
    >
      <TextField
        label={t`Find a permission`}
        type="search"
        maxLength={80}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <section
        aria-label={t`Permissions`}
        className="max-h-64 overflow-y-auto rounded-control border border-line px-3 py-1"
      >
        {groups.length === 0 && (
          <p className="py-1 text-ink-muted">{t`No permission is called so`}</p>
        )}
        {groups.map((group) => (
          <fieldset key={group.title} className="flex flex-col py-1">
            <legend className="font-semibold">{group.title}</legend>
            {group.permissions.map((permission) => (
              <CheckField
                key={permission}
                label={say(permissionText(permission), language)}
                checked={ticked.includes(permission)}
                disabled={permissionsOfAll.includes(permission)}
                onChange={() => toggle(permission)}
              />
            ))}
          </fieldset>
        ))}
      </section>
    </DecisionDialog>
  );
}

/** What was unticked and what was ticked since. */
function changesOf(before: readonly Permission[], after: readonly Permission[]) {
  return {
    removed: before.filter((permission) => !after.includes(permission)),
    added: after.filter((permission) => !before.includes(permission)),
  };
}
