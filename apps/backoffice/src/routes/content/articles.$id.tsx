import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../../features/content/article/article-page.tsx';

export const Route = createFileRoute('/content/articles/$id')({
  staticData: { title: msg`Text`, permissions: ['content.read'] },
  loader: ({ context }) => context.loadMessages('content'),
  component: function ArticleRoute() {
    const { id } = Route.useParams();
    return <ArticlePage key={id} id={id} />;
  },
});
