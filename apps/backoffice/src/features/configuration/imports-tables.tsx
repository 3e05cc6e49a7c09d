import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  type BroughtIn,
  type readConfiguration,
  readConfigurationChanges,
} from '@perya/contract/configuration/staff-calls/configuration';
import { type ReactNode, useState } from 'react';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { Dialog } from '../../lib/overlays/dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Moment } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { useActor } from '../../lib/show/use-actor.ts';
import { ChangesList } from './changes-list.tsx';
import { UndoDialog } from './undo-dialog.tsx';

interface Shown {
  readonly of: 'draft' | 'import';
  readonly id: string;
}

function ChangesDialog({
  shown,
  onClose,
}: {
  readonly shown: Shown;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(readConfigurationChanges, shown);
  return (
    <Dialog open onClose={onClose} title={t`What changes`} width="wide">
      {state === 'failed' && (
        <PageState
          title={t`The changes could not be loaded`}
          text={t`No connection. Try again.`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && <ChangesList changes={answer.changes} />}
    </Dialog>
  );
}

interface FilesTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

function FilesTable({ title, heads, children }: FilesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={title} className="overflow-x-auto">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <table aria-label={title} className="list-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type Drafts = AnswerOf<typeof readConfiguration>['drafts'];

/** Files that were sent and wait, or that nobody has asked for. */
export function DraftsTable({ drafts }: { readonly drafts: Drafts }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown | null>(null);
  const heads = [t`File`, t`Sent by`, t`When`, t`Rows`, t`Action`];
  return (
    <>
      <FilesTable title={t`Files that were sent`} heads={heads}>
        {drafts.map(({ id, digest, kept_by, at, changes }) => (
          <tr key={id}>
            <td className="font-mono">{digest}…</td>
            <td>{kept_by}</td>
            <td>
              <Moment at={at} />
            </td>
            <td>{changes}</td>
            <td>
              <Button
                kind="quiet"
                className="-ml-3 h-7"
                onClick={() => setShown({ of: 'draft', id })}
              >
                {t`Show the changes`}
                <span className="sr-only"> {digest}</span>
              </Button>
            </td>
          </tr>
        ))}
      </FilesTable>
      {shown && <ChangesDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

interface ImportsTableProps {
  readonly imports: readonly BroughtIn[];
  readonly mayUndo: boolean;
}

/** What was brought in, and what was undone of it. */
export function ImportsTable({ imports, mayUndo }: ImportsTableProps) {
  const { t } = useLingui();
  const nameOf = useActor();
  const [shown, setShown] = useState<Shown | null>(null);
  const [undone, setUndone] = useState<BroughtIn | null>(null);
  const heads = [t`File`, t`Asked by`, t`Approved by`, t`When`, t`State`, t`Action`];
  return (
    <>
      <FilesTable title={t`Files that were brought in`} heads={heads}>
        {imports.map((each) => (
          <tr key={each.id}>
            <td className="font-mono">{each.digest}…</td>
            <td>{nameOf(each.asked_by)}</td>
            <td>{nameOf(each.approved_by)}</td>
            <td>
              <Moment at={each.at} />
            </td>
            <td>
              <ImportState brought={each} />
            </td>
            <td>
              <Button
                kind="quiet"
                className="-ml-3 h-7"
                onClick={() => setShown({ of: 'import', id: each.id })}
              >
                {t`Show the changes`}
                <span className="sr-only"> {each.digest}</span>
              </Button>
              {mayUndo && !each.is_undone && (
                <UnlessWaiting action="configuration.undo">
                  <Button kind="quiet" className="h-7" onClick={() => setUndone(each)}>
                    {t`Undo …`}
                    <span className="sr-only"> {each.digest}</span>
                  </Button>
                </UnlessWaiting>
              )}
            </td>
          </tr>
        ))}
      </FilesTable>
      {shown && <ChangesDialog shown={shown} onClose={() => setShown(null)} />}
      {undone && <UndoDialog undone={undone} onClose={() => setUndone(null)} />}
    </>
  );
}

function ImportState({ brought: { undoes, is_undone } }: { readonly brought: BroughtIn }) {
  const { t } = useLingui();
  if (is_undone) return t`Undone`;
  return undoes === null ? t`In force` : t`Has undone a file`;
}
