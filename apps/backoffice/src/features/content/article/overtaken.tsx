import { useLingui } from '@lingui/react/macro';
import type { Article, ArticleWords } from '@perya/contract/content/staff-calls/articles';
import { Button } from '../../../lib/fields/button.tsx';
import { TextDiff } from './text-diff.tsx';

interface OvertakenProps {
  /** As the colleague saved it. */
  readonly article: Article;
  readonly mine: ArticleWords;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody was quicker: both texts are there, and the editor decides which one goes on. */
export function Overtaken({ article, mine, onTakeTheirs, onKeepMine }: OvertakenProps) {
  const { t } = useLingui();
  return (
    <section
      role="alert"
      aria-label={t`Changed meanwhile`}
      className="flex flex-col gap-3 rounded-control border border-warning bg-warning-soft p-3"
    >
      <p className="font-semibold">
        {t`A colleague has saved this text while you were writing. Nothing is lost: below is what yours would change of theirs.`}
      </p>
      <TextDiff before={article.words} after={mine} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onKeepMine}>{t`Go on with mine`}</Button>
        <Button onClick={onTakeTheirs}>{t`Take theirs`}</Button>
      </div>
    </section>
  );
}
