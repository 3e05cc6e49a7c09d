import { useLingui } from '@lingui/react/macro';
import type { StaffPromotionDetail } from '@perya/contract/promotions/staff-calls/promotions';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

/** What was written of it before, by whom and when; what each changed stands in the audit. */
export function RevisionList({ promotion }: { readonly promotion: StaffPromotionDetail }) {
  const { t } = useLingui();
  const may = useMay();
  const actor = useActor();
  const { id, revision, revisions } = promotion;
  return (
    <Section title={t`Revisions`}>
      {revisions.length === 0 && <p>{t`It stands as the installation began with it.`}</p>}
      <ul className="flex flex-col gap-1">
        {revisions.map(({ number, saved_at, saved_by }) => (
          <li key={number} className="flex flex-wrap items-center gap-2">
            <span className="amount-figures font-semibold">{number}</span>
            <Moment at={saved_at} />
            <span className="text-ink-muted">{actor(saved_by)}</span>
            {number === revision && <StatusBadge tone="positive">{t`Stands`}</StatusBadge>}
          </li>
        ))}
      </ul>
      {may('audit.read') && (
        <p>
          <Link to="/audit" search={{ subject_kind: 'promotion', subject: String(id) }}>
            {t`Who changed what`}
          </Link>
        </p>
      )}
    </Section>
  );
}
