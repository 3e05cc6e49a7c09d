import { type MarkedToken, marked, type Token } from 'marked';
import { createElement, type ReactNode } from 'react';

/** Only what a reader expects a link to open: never a script. */
function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href);
}

/** A document begins below the title of its page. */
function headingTag(depth: number): string {
  return `h${Math.min(Math.max(depth, 2), 6)}`;
}

function draw(tokens: readonly Token[] | undefined): ReactNode[] {
  // Tokens never move, so the index is the key.
  return (tokens ?? []).map((token, index) => drawToken(token as MarkedToken, index));
}

function drawToken(token: MarkedToken, key: number): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(headingTag(token.depth), { key }, draw(token.tokens));
    case 'paragraph':
      return <p key={key}>{draw(token.tokens)}</p>;
    case 'list':
      return createElement(token.ordered ? 'ol' : 'ul', { key }, draw(token.items));
    case 'list_item':
      return <li key={key}>{draw(token.tokens)}</li>;
    case 'blockquote':
      return <blockquote key={key}>{draw(token.tokens)}</blockquote>;
    case 'strong':
      return <strong key={key}>{draw(token.tokens)}</strong>;
    case 'em':
      return <em key={key}>{draw(token.tokens)}</em>;
    case 'link':
      if (!isSafeHref(token.href)) return <span key={key}>{draw(token.tokens)}</span>;
      return (
        <a key={key} href={token.href} rel="noopener">
          {draw(token.tokens)}
        </a>
      );
    case 'text':
      return token.tokens ? <span key={key}>{draw(token.tokens)}</span> : token.text;
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

/** Draws markdown as elements, never as HTML: a text can carry no script. [M-052] */
export function Markdown({ text }: { readonly text: string }) {
  return <div className="prose">{draw(marked.lexer(text))}</div>;
}
