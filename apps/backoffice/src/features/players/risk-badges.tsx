import { useLingui } from '@lingui/react/macro';
import { listAmlRatings } from '@perya/contract/aml/staff-calls/ratings';
import { listHarmCases } from '@perya/contract/care/staff-calls/care';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** Signs of harm in the play, with the way to the case; whoever waits for a word stands out. */
function HarmBadge({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer } = useCall(
    listHarmCases,
    { uid, state: 'all', limit: 1 },
    { isWanted: useMay()('care.read') },
  );
  const found = answer?.rows[0];
  if (found === undefined) return null;
  const { score, opened_at: waits } = found;
  return (
    <Link to="/risk/care/$uid" params={{ uid }} search={{ state: 'all' }} className="no-underline">
      <StatusBadge tone={waits === null ? 'neutral' : 'warning'}>{t`Harm: ${score}`}</StatusBadge>
    </Link>
  );
}

/** How closely the law has the player looked at, for the AML officers alone. */
function AmlBadge({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer } = useCall(listAmlRatings, { uid, limit: 1 }, { isWanted: useMay()('aml.read') });
  const found = answer?.rows[0];
  if (found === undefined) return null;
  const says = { low: t`AML: low`, normal: t`AML: normal`, high: t`AML: high` };
  const tones = { low: 'positive', normal: 'warning', high: 'negative' } as const;
  return (
    <Link to="/aml/ratings" search={{ uid }} className="no-underline">
      <StatusBadge tone={tones[found.rating]}>{says[found.rating]}</StatusBadge>
    </Link>
  );
}

/** What is known of the risk, as far as one may read it. */
export function RiskBadges({ uid }: { readonly uid: string }) {
  return (
    <>
      <HarmBadge uid={uid} />
      <AmlBadge uid={uid} />
    </>
  );
}
