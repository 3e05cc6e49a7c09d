import { useLingui } from '@lingui/react/macro';
import type { Verification } from '@perya/contract/audit/staff-calls/audit';
import { Link } from '@tanstack/react-router';
import { Moment } from '../../lib/show/moment.tsx';
import { StatusBadge, type Tone } from '../../lib/show/status-badge.tsx';
import { useNamed } from './use-named.ts';

const tones: Record<Verification['state'], Tone> = {
  running: 'accent',
  sound: 'positive',
  broken: 'negative',
  interrupted: 'warning',
};

function BreakText({ broken }: { readonly broken: NonNullable<Verification['broken']> }) {
  const { t } = useLingui();
  const { fault, seq, position } = broken;
  const faults = {
    altered: t`The entry at position ${position}, or its seal, was altered after it had been sealed.`,
    removed: t`The entry at position ${position} was removed.`,
    inserted: t`An entry was put in behind position ${position}, or lost its seal.`,
    'cut off': t`The chain was cut off at position ${position}, or made anew from there.`,
  };
  return (
    <p className="text-negative">
      {faults[fault]}{' '}
      {seq !== null && fault !== 'removed' && (
        <Link to="/audit/$seq" params={{ seq }} search className="font-semibold underline">
          {t`Entry ${seq}`}
        </Link>
      )}
      {seq !== null && fault === 'removed' && t`It was entry ${seq}.`}
    </p>
  );
}

/** The last verifications: when, by whom, how far, and what was found. */
export function VerificationList({ runs }: { readonly runs: readonly Verification[] }) {
  const { t, i18n } = useLingui();
  const { actorOf } = useNamed();
  if (runs.length === 0) return <p className="text-ink-muted">{t`There was none yet`}</p>;
  const states = {
    running: t`running`,
    sound: t`holds`,
    broken: t`broken`,
    interrupted: t`interrupted`,
  };
  return (
    <ul aria-live="polite" className="flex flex-col">
      {runs.map((run) => {
        const verified = i18n.number(Number(run.verified));
        const first = i18n.number(Number(run.first));
        const who = actorOf({ actor_kind: run.started_by_kind, actor: run.started_by });
        return (
          <li key={run.id} className="flex flex-col gap-1 border-line border-t py-2">
            <span className="flex flex-wrap items-center gap-2">
              <StatusBadge tone={tones[run.state]}>{states[run.state]}</StatusBadge>
              <Moment at={run.finished_at ?? run.started_at} />
              <span className="text-ink-muted">{who}</span>
            </span>
            <span className="amount-figures text-ink-muted">
              {run.since === 'beginning'
                ? t`From the beginning up to position ${verified}`
                : t`From position ${first} up to ${verified}`}
            </span>
            {run.broken && <BreakText broken={run.broken} />}
          </li>
        );
      })}
    </ul>
  );
}
