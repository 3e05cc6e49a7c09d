import { useLingui } from '@lingui/react/macro';
import {
  type Article,
  readArticle,
  readArticleVersion,
} from '@perya/contract/content/staff-calls/articles';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { TextDiff } from './text-diff.tsx';
import '../content.css';

function Changes({ article }: { readonly article: Article }) {
  const { t } = useLingui();
  const { id, in_force: number, words } = article;
  const before = useCall(
    readArticleVersion,
    { id, number: number ?? 1 },
    { isWanted: number !== null },
  );
  if (number !== null && before.answer === null) return <Skeleton className="h-40" />;
  return (
    <Section
      title={t`What is written against what players read`}
      actions={
        <Link to="/content/articles/$id" params={{ id }}>
          {t`Open the text`}
        </Link>
      }
    >
      <TextDiff before={before.answer} after={words} />
    </Section>
  );
}

/** What a request about a text changes, for whoever decides on it. */
export function ArticleSubject({ id }: { readonly id: string }) {
  const mayRead = useMay()('content.read');
  const { answer } = useCall(readArticle, { id }, { isWanted: mayRead });
  return answer === null ? null : <Changes article={answer} />;
}
