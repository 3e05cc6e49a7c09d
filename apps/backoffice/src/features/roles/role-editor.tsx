import { useLingui } from '@lingui/react/macro';
import { listRoles, narrowRole } from '@perya/contract/staff/calls/roles';
import { permissionText } from '@perya/contract/staff/permission-texts';
import type { Permission } from '@perya/contract/staff/permissions';
import { permissionsOfAll } from '@perya/contract/staff/reading-permissions';
import { roles } from '@perya/contract/staff/roles';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { CheckField } from '../../lib/fields/field.tsx';
import { useLanguage } from '../../lib/language/language-context.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { refreshCalls } from '../../lib/query/call-key.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import type { RoleRow } from './roles-page.tsx';

interface RoleEditorProps {
  readonly row: RoleRow;
  readonly onClose: () => void;
}

/** Takes permissions from a role. */
export function RoleEditor({ row, onClose }: RoleEditorProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [removed, setRemoved] = useState<readonly Permission[]>([]);
  const { submit, isBusy, problem } = useSubmit(narrowRole, {
    problemIn: 'form',
    onDone: async () => {
      onClose();
      await refreshCalls(listRoles);
    },
  });
  const name = say(roles[row.role], language);
  const reasons = [
    { value: 'work', label: t`The work has changed` },
    { value: 'least', label: t`Not needed for the work` },
    { value: 'other', label: t`Another reason` },
  ];
  const toggle = (permission: Permission) =>
    setRemoved((before) =>
      before.includes(permission)
        ? before.filter((each) => each !== permission)
        : [...before, permission],
    );
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Change ${name}`}
      consequence={t`What is unticked is taken from everybody with this role, from their next call on.`}
      reasons={reasons}
      decideLabel={t`Take away`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onDecide={(reason) =>
        removed.length > 0 && void submit({ role: row.role, permissions: [...removed], reason })
      }
    >
      <fieldset className="flex max-h-64 flex-col overflow-y-auto rounded-control border border-line px-3 py-1">
        <legend className="sr-only">{t`Permissions`}</legend>
        {row.permissions.map((permission) => (
          <CheckField
            key={permission}
            label={say(permissionText(permission), language)}
            checked={!removed.includes(permission)}
            disabled={permissionsOfAll.includes(permission)}
            onChange={() => toggle(permission)}
          />
        ))}
      </fieldset>
    </DecisionDialog>
  );
}
