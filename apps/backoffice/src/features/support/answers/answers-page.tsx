import { useLingui } from '@lingui/react/macro';
import {
  type CannedAnswer,
  listCannedAnswers,
} from '@perya/contract/support/staff-calls/canned-answers';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { RemoveAnswer } from './remove-answer.tsx';

/** Answers that are kept ready, in both languages. */
export function AnswersPage() {
  const { t } = useLingui();
  const may = useMay();
  const { answer, state, reload } = useCall(listCannedAnswers, {});
  const [edited, setEdited] = useState<CannedAnswer | null>(null);
  const { isBegun: isAdding, end } = useBegun(['reply']);
  const [removed, setRemoved] = useState<CannedAnswer | null>(null);
  const mayEdit = may('support.answer');
  return (
    <section
      aria-label={t`Canned replies`}
      className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-60 flex-1 flex-col gap-1">
          <h1 className="font-semibold text-[1.125rem]">{t`Canned replies`}</h1>
          <p className="text-ink-muted">
            {t`Each is there in both languages, and is put into an answer in the one that the player reads.`}
          </p>
        </div>
        {mayEdit && (
          <Button kind="primary" onClick={() => begin('reply')}>{t`New canned reply …`}</Button>
        )}
      </div>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The answers could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer?.rows.length === 0 && <p>{t`No answer is kept ready yet.`}</p>}
      {answer && answer.rows.length > 0 && (
        <AnswersTable
          rows={answer.rows}
          mayEdit={mayEdit}
          onEdit={setEdited}
          onRemove={setRemoved}
        />
      )}
      {isAdding && <AnswerDialog answer={null} onClose={end} />}
      {edited && <AnswerDialog answer={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveAnswer answer={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

interface AnswersTableProps {
  readonly rows: readonly CannedAnswer[];
  readonly mayEdit: boolean;
  readonly onEdit: (answer: CannedAnswer) => void;
  readonly onRemove: (answer: CannedAnswer) => void;
}

function AnswersTable({ rows, mayEdit, onEdit, onRemove }: AnswersTableProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`List of answers`} className="overflow-x-auto">
      <table aria-label={t`List of answers`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Title`}</th>
            <th scope="col">{t`English`}</th>
            <th scope="col">{t`Tagalog`}</th>
            <th scope="col">{t`Changed`}</th>
            {mayEdit && <th scope="col">{t`Action`}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="text-left font-semibold">
                {row.title}
              </th>
              <td title={row.text_en}>
                <span className="block max-w-[15rem] 2xl:max-w-[24rem] truncate">
                  {row.text_en}
                </span>
              </td>
              <td title={row.text_tl}>
                <span className="block max-w-[15rem] 2xl:max-w-[24rem] truncate">
                  {row.text_tl}
                </span>
              </td>
              <td>
                <Age at={row.changed_at} />
              </td>
              {mayEdit && (
                <td>
                  <span className="flex gap-1">
                    <Button kind="quiet" className="h-7" onClick={() => onEdit(row)}>
                      {t`Change`}
                      <span className="sr-only"> {row.title}</span>
                    </Button>
                    <Button kind="quiet" className="h-7" onClick={() => onRemove(row)}>
                      {t`Remove`}
                      <span className="sr-only"> {row.title}</span>
                    </Button>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
