import { markupRules } from '@perya/contract/rules/content/markup';
import { type DrawLink, Markup } from '@perya/ui/prose/markup';
import '@perya/ui/prose/prose.css';
import { ContentLink } from './content-link.tsx';

const drawLink: DrawLink = (href, children, key) => (
  <ContentLink key={key} href={href} className="">
    {children}
  </ContentLink>
);

/** An article of help or news, drawn as elements; links of ours stay inside the app. [G-136] */
export function ArticleBody({ html }: { readonly html: string }) {
  return <Markup html={html} rules={markupRules} link={drawLink} />;
}
