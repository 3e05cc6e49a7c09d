import { useLingui } from '@lingui/react/macro';
import type { VerifiedProgram } from '@perya/contract/release/staff-calls/program';
import { UnlessWaiting } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

function State({ program: { state, hash, is_approved } }: Pick<ProcessCardProps, 'program'>) {
  const { t } = useLingui();
  return (
    <>
      {state === 'sound' && <StatusBadge tone="positive">{t`As released`}</StatusBadge>}
      {state === 'differs' && <StatusBadge tone="negative">{t`Differs`}</StatusBadge>}
      {state === 'unlisted' && <StatusBadge tone="warning">{t`Without a list`}</StatusBadge>}
      {hash !== null && is_approved && <StatusBadge tone="positive">{t`Approved`}</StatusBadge>}
      {hash !== null && !is_approved && (
        <StatusBadge tone="negative">{t`Not approved`}</StatusBadge>
      )}
    </>
  );
}

function Differences({ program: { differences, found } }: Pick<ProcessCardProps, 'program'>) {
  const { t } = useLingui();
  const whats = { changed: t`Changed`, missing: t`Missing`, added: t`Added` };
  const more = found - differences.length;
  return (
    <>
      <PlainTable
        title={t`Files that differ`}
        rows={differences}
        idOf={({ path }) => path}
        columns={[
          { id: 'what', title: t`What`, cell: ({ what }) => whats[what] },
          {
            id: 'path',
            title: t`File`,
            cell: ({ path }) => <code className="wrap-anywhere">{path}</code>,
          },
        ]}
      />
      {more > 0 && <p className="text-ink-muted">{t`And ${more} more`}</p>}
    </>
  );
}

interface ProcessCardProps {
  readonly program: VerifiedProgram;
  readonly onPropose: (program: VerifiedProgram) => void;
}

/** One process: which release it is, whether its files are those of that release, and what differs. */
export function ProcessCard({ program, onPropose }: ProcessCardProps) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { process, version, hash, state, files, found, looked_at, is_approved } = program;
  const read = i18n.number(files);
  const isToApprove = state === 'sound' && !is_approved && may('releases.propose');
  return (
    <section
      aria-label={process}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="wrap-anywhere font-semibold text-[0.875rem]">{process}</h3>
        <State program={program} />
        <span className="amount-figures text-ink-muted">
          {version} · <Age at={looked_at} />
          {hash !== null && ` · ${t`${read} files`}`}
        </span>
        <span className="grow" />
        {isToApprove && (
          <UnlessWaiting action="release.approve" topic={hash ?? ''}>
            <Button onClick={() => onPropose(program)}>{t`Ask to approve …`}</Button>
          </UnlessWaiting>
        )}
      </div>
      {hash === null ? (
        <p className="max-w-prose">
          {t`This installation has no list of its release: npm run release:list makes one where the release is made.`}
        </p>
      ) : (
        <p className="text-ink-muted">
          {t`Release:`} <span className="amount-figures break-all">{hash}</span>
        </p>
      )}
      {found > 0 && <Differences program={program} />}
    </section>
  );
}
