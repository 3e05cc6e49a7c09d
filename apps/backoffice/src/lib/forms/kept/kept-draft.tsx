import { useLingui } from '@lingui/react/macro';
import { Button } from '../../fields/button.tsx';
import { Age } from '../../show/moment.tsx';
import type { KeptDraftState } from './use-kept-draft.ts';

/** Offers to go on with what was written here before and not saved. */
export function KeptDraft({ kept }: { readonly kept: KeptDraftState }) {
  const { t } = useLingui();
  const { at, isOvertaken, goOn, forget } = kept;
  if (at === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2"
    >
      <span className="grow">
        {t`What you wrote here and did not save is kept:`} <Age at={at} />
        {isOvertaken && (
          <span className="text-warning">
            {' '}
            {t`It was written on something that has changed since.`}
          </span>
        )}
      </span>
      <Button onClick={goOn}>{t`Go on with it`}</Button>
      <Button kind="quiet" onClick={forget}>{t`Throw it away`}</Button>
    </div>
  );
}
