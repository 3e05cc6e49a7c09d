import type { TagCommand } from './ask-client-id.ts';

interface TagWindow {
  dataLayer?: unknown[];
}

/**
 * Loads the provider's script once, after the visitor has allowed it; the page's policy says from where.
 * Null where it is loaded already.
 */
export function loadTag(page: Document, script: string, tagId: string): TagCommand | null {
  if (page.querySelector(`script[src="${CSS.escape(script)}"]`) !== null) return null;
  const view = page.defaultView as unknown as TagWindow | null;
  if (view === null) return null;
  const layer = view.dataLayer ?? [];
  view.dataLayer = layer;
  // The provider's script knows a command by what a function calls its arguments, and takes no list for one.
  function tell(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above.
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', tagId);
  const element = page.createElement('script');
  element.async = true;
  element.src = script;
  page.head.append(element);
  return tell;
}
