import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { Button } from '../../lib/fields/button.tsx';
import { useMay } from '../../lib/session/session.ts';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import type { RoleRow } from './role-row.ts';

/** What is done to a role in a dialog. */
export type RoleChange = 'permissions' | 'networks' | 'remove';

interface RoleHeadProps {
  readonly row: RoleRow;
  readonly onChange: (change: RoleChange) => void;
}

/** The head of a role: what it is called, how many have it, from where it may be used, and what can be changed. */
export function RoleHead({ row, onChange }: RoleHeadProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const mayManage = useMay()('staff.manage');
  const name = say(row.title, language);
  const small = { kind: 'quiet', className: 'h-6 px-1.5' } as const;
  return (
    <th scope="col">
      <span className="block">{name}</span>
      <span className="block font-normal text-ink-muted">{row.members}</span>
      {row.networks !== null && <StatusBadge tone="accent">{t`Certain networks`}</StatusBadge>}
      {mayManage && row.role !== 'administrator' && (
        <Button {...small} aria-label={t`Change ${name}`} onClick={() => onChange('permissions')}>
          {t`Change`}
        </Button>
      )}
      {mayManage && (
        <Button {...small} aria-label={t`Networks of ${name}`} onClick={() => onChange('networks')}>
          {t`Networks`}
        </Button>
      )}
      {mayManage && row.is_own && (
        <Button {...small} aria-label={t`Remove ${name}`} onClick={() => onChange('remove')}>
          {t`Remove`}
        </Button>
      )}
    </th>
  );
}
