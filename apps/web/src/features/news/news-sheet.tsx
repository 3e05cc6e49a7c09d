import { useLingui } from '@lingui/react/macro';
import type { NewsArticle } from '@perya/contract/content/calls/help';
import { Button } from '@perya/ui/button';
import { Sheet } from '@perya/ui/overlays/sheet';
import { ArticleBody } from '../../lib/page/article-body.tsx';
import { useMoment } from '../../lib/text/use-moment.ts';

interface NewsSheetProps {
  readonly articles: readonly NewsArticle[];
  readonly place: number;
  readonly onMove: (place: number) => void;
  readonly onClose: () => void;
}

/** One article, with the ways to those beside it; at either end that way is closed. [G-068 G-069 G-306] */
export function NewsSheet({ articles, place, onMove, onClose }: NewsSheetProps) {
  const { t } = useLingui();
  const day = useMoment('minute');
  const article = articles[place];
  if (article === undefined) return null;
  const move = (label: string, to: number) => (
    <Button
      kind="secondary"
      className="flex-1"
      disabled={articles[to] === undefined}
      onClick={() => onMove(to)}
    >
      {label}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={article.title}
      closeLabel={t`Close`}
      footer={
        <div className="flex gap-3">
          {move(t`Previous`, place - 1)}
          {move(t`Next`, place + 1)}
        </div>
      }
    >
      <p className="mb-3 text-[0.8125rem] text-ink-muted">{day(article.publishedAt)}</p>
      <ArticleBody html={article.content} />
    </Sheet>
  );
}
