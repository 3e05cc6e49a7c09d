import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { permissionText } from '@perya/contract/staff/permission-texts';
import { say } from '@perya/contract/text';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { foundPermissions } from './found-permissions.ts';

interface RoleSubjectProps {
  readonly id: string;
  readonly request: Pick<StaffRequestDetail, 'adds'>;
}

/** What a role may today beside what it would get, and how many people that concerns. */
export function RoleSubject({ id: role, request: { adds } }: RoleSubjectProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const { answer } = useCall(listRoles, {}, { isWanted: may('staff.read') });
  const row = answer?.rows.find((each) => each.role === role);
  if (!row) return null;
  const isNew = (permission: (typeof adds)[number]) => !row.permissions.includes(permission);
  const groups = foundPermissions(
    '',
    language,
    (permission) => adds.includes(permission) || row.permissions.includes(permission),
  );
  const rows = groups
    .flatMap(({ title, permissions }) => permissions.map((permission) => ({ title, permission })))
    .toSorted((a, b) => Number(isNew(b.permission)) - Number(isNew(a.permission)));
  return (
    <>
      <Section title={t`The role`}>
        <Facts
          facts={[
            { label: t`Role`, value: say(row.title, language) },
            { label: t`People with it`, value: i18n.number(row.members) },
            { label: t`Permissions today`, value: i18n.number(row.permissions.length) },
            { label: t`Permissions then`, value: i18n.number(rows.length) },
            { label: t`Allowed networks`, value: row.networks?.join(', ') ?? t`From anywhere` },
          ]}
        />
      </Section>
      <Section title={t`What it may, what is new first`}>
        <PlainTable
          title={t`What it may, what is new first`}
          rows={rows}
          idOf={({ permission }) => permission}
          columns={[
            {
              id: 'permission',
              title: t`Permission`,
              cell: ({ permission }) => say(permissionText(permission), language),
            },
            { id: 'group', title: t`Group`, cell: ({ title }) => title },
            {
              id: 'new',
              title: t`State`,
              cell: ({ permission }) =>
                isNew(permission) ? <StatusBadge tone="warning">{t`New`}</StatusBadge> : t`Has it`,
            },
          ]}
        />
      </Section>
    </>
  );
}
