import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { restrictionNames } from '@perya/contract/limits/restrictions';
import { readPlayerRestrictions } from '@perya/contract/limits/staff-calls/restrictions';
import { say } from '@perya/contract/text';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** What the player is kept from at this moment, to whoever may read limits. */
export function RestrictionBadges({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const { answer } = useCall(readPlayerRestrictions, { uid }, { isWanted: may('limits.read') });
  return (answer?.standing ?? []).map(({ action }) => {
    const name = say(restrictionNames[action], language);
    return <StatusBadge key={action} tone="warning">{t`${name} paused`}</StatusBadge>;
  });
}
