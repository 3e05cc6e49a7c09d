import { createElement, type ReactNode, useMemo } from 'react';

/** What may be drawn: the caller's rules, which are those that the text was stored by. */
export interface MarkupRules {
  readonly elementOf: (tag: string) => string | null;
  readonly isSafeHref: (href: string) => boolean;
}

/** How the app draws a link of a text. */
export type DrawLink = (href: string, children: ReactNode, key: number) => ReactNode;

export const plainLink: DrawLink = (href, children, key) => (
  <a key={key} href={href} rel="noopener">
    {children}
  </a>
);

interface MarkupProps {
  readonly html: string;
  readonly rules: MarkupRules;
  readonly link?: DrawLink;
}

const empty = new Set(['br', 'hr']);

function drawNode(node: Node, key: number, rules: MarkupRules, link: DrawLink): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = rules.elementOf(node.localName);
  // Whatever is not known shows neither itself nor what is in it.
  if (name === null) return null;
  if (empty.has(name)) return createElement(name, { key });
  const children = [...node.childNodes].map((child, index) => drawNode(child, index, rules, link));
  if (name !== 'a') return createElement(name, { key }, children);
  const href = node.getAttribute('href') ?? '';
  return rules.isSafeHref(href) ? link(href, children, key) : <span key={key}>{children}</span>;
}

/**
 * Draws HTML as elements, never as HTML: the browser reads it into a document that runs and loads nothing, and from
 * there only what the rules name is drawn. For the browser alone.
 */
export function Markup({ html, rules, link = plainLink }: MarkupProps) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes],
    [html],
  );
  return (
    <div className="prose">{nodes.map((node, index) => drawNode(node, index, rules, link))}</div>
  );
}
