import { Plural, useLingui } from '@lingui/react/macro';
import { closeIcon } from '@perya/ui/icons/frame';
import { Button, IconButton } from '../../fields/button.tsx';
import type { BulkOutcome } from './bulk-action.ts';
import type { Bulk } from './use-bulk.ts';

function Outcome<Row>({ outcome }: { readonly outcome: BulkOutcome<Row> }) {
  const { t } = useLingui();
  const { action, way, done, refused } = outcome;
  const does = action.label;
  const rows = done.length;
  const others = refused.length;
  const says = [...new Set(refused.map((each) => each.says))].join(' ');
  return (
    <span>
      {way === 'run' ? does : t`Taken back: ${does}`}
      {' · '}
      <Plural value={rows} one="# row" other="# rows" />
      {others > 0 && (
        <span className="text-negative">
          {' · '}
          <Plural value={others} one="# was refused" other="# were refused" /> {says}
        </span>
      )}
    </span>
  );
}

/** What can be done to the rows that are chosen, and what was done, with the way back. It stands beneath the list: above it, it would move the next row from under the pointer. */
export function BulkBar<Row>({ bulk }: { readonly bulk: Bulk<Row> }) {
  const { t } = useLingui();
  const { actions, chosen, outcome, isBusy } = bulk;
  const count = chosen.length;
  if (count === 0 && outcome === null) return null;
  return (
    <section
      aria-label={t`Rows that are chosen`}
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 border-line border-t bg-accent-soft px-4 py-1.5"
    >
      {count > 0 && (
        <>
          <span className="font-semibold">
            <Plural value={count} one="# chosen" other="# chosen" />
          </span>
          {actions.map((action) => (
            <Button
              key={action.id}
              busy={isBusy}
              disabled={!chosen.some(action.isFor)}
              onClick={() => bulk.run(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => bulk.chooseAll(false)}>{t`Choose none`}</Button>
        </>
      )}
      <span role="status" className="flex items-center gap-2">
        {outcome !== null && (
          <>
            <Outcome outcome={outcome} />
            {outcome.way === 'run' && outcome.done.length > 0 && (
              <Button busy={isBusy} onClick={bulk.undo}>{t`Undo`}</Button>
            )}
            <IconButton drawing={closeIcon} label={t`Understood`} onClick={bulk.forget} />
          </>
        )}
      </span>
    </section>
  );
}
