import { useLingui } from '@lingui/react/macro';
import { type Article, readArticleVersion } from '@perya/contract/content/staff-calls/articles';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../../lib/query/use-call.ts';
import { TextDiff } from './text-diff.tsx';

/** What players will read that they do not read now, before it is decided. */
export function DraftDiff({ article }: { readonly article: Article }) {
  const { t } = useLingui();
  const { id, in_force, words } = article;
  const isFirst = in_force === null;
  const { answer } = useCall(
    readArticleVersion,
    { id, number: in_force ?? 1 },
    { isWanted: !isFirst },
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the dialog is scrolled by keys too.
    <section tabIndex={0} aria-label={t`What changes`} className="max-h-64 overflow-y-auto">
      {isFirst || answer !== null ? (
        <TextDiff before={answer} after={words} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}
