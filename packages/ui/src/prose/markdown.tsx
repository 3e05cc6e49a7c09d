import { type MarkedToken, marked, type Token } from 'marked';
import { createElement, type ReactNode } from 'react';

type IsSafe = (href: string) => boolean;

/** A document begins below the title of its page. */
function headingTag(depth: number): string {
  return `h${Math.min(Math.max(depth, 2), 6)}`;
}

function draw(tokens: readonly Token[] | undefined, isSafeHref: IsSafe): ReactNode[] {
  // Tokens never move, so the index is the key.
  return (tokens ?? []).map((token, index) => drawToken(token as MarkedToken, index, isSafeHref));
}

function drawToken(token: MarkedToken, key: number, isSafeHref: IsSafe): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(headingTag(token.depth), { key }, draw(token.tokens, isSafeHref));
    case 'paragraph':
      return <p key={key}>{draw(token.tokens, isSafeHref)}</p>;
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', { key }, draw(token.items, isSafeHref));
    case 'list_item':
      return <li key={key}>{draw(token.tokens, isSafeHref)}</li>;
    case 'blockquote':
      return <blockquote key={key}>{draw(token.tokens, isSafeHref)}</blockquote>;
    case 'strong':
      return <strong key={key}>{draw(token.tokens, isSafeHref)}</strong>;
    case 'em':
      return <em key={key}>{draw(token.tokens, isSafeHref)}</em>;
    case 'link':
      if (!isSafeHref(token.href)) return <span key={key}>{draw(token.tokens, isSafeHref)}</span>;
      return (
        <a key={key} href={token.href} rel="noopener">
          {draw(token.tokens, isSafeHref)}
        </a>
      );
    case 'text':
      return token.tokens ? <span key={key}>{draw(token.tokens, isSafeHref)}</span> : token.text;
    case 'escape':
      return token.text;
    case 'br':
      return <br key={key} />;
    case 'hr':
      return <hr key={key} />;
    case 'space':
      return null;
    default:
      // Unsupported tokens, raw HTML above all, are shown as source.
      return <span key={key}>{token.raw}</span>;
  }
}

interface MarkdownProps {
  readonly text: string;
  /** Which links may be drawn as links. */
  readonly isSafeHref: IsSafe;
}

/** Draws markdown as elements, never as HTML: a text can carry no script. [M-052] */
export function Markdown({ text, isSafeHref }: MarkdownProps) {
  return <div className="prose">{draw(marked.lexer(text), isSafeHref)}</div>;
}
