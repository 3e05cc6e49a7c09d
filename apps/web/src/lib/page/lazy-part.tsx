import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

const hydrating = new Set<Promise<void>>();
/** A chunk that is stuck on its way must not block for more than this; one that failed does not block at all. */
const waitMaxMs = 15_000;

/** Until hydration the server's HTML of a part is shown, and must not change: React would discard it as a mismatch. */
export async function whenPartsHydrated(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, waitMaxMs));
  if (hydrating.size > 0) await Promise.race([Promise.all(hydrating), tooLong]);
}

const retryMs = 3000;

/** Retries a chunk that failed to load; the server's HTML is shown meanwhile. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => void = () => {},
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

/** Code that the player did not ask for: without it the page is whole, so that its absence must not break the page. */
export function lazyWithRetry<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load));
}

/**
 * A part of a page that is loaded and hydrated later. The browser shows the server's HTML until then; server rendering
 * does not wait for lazy code, so the server calls `preload` before.
 */
export function lazyPart(load: () => Promise<ComponentType>) {
  let Preloaded: ComponentType | null = null;
  const Lazy = lazy(async () => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    hydrating.add(settled);
    void settled.then(() => hydrating.delete(settled));
    const Loaded = await loadWithRetry(load, settle);
    return {
      default: () => {
        useEffect(settle, []);
        return <Loaded />;
      },
    };
  });
  return {
    preload: async () => {
      Preloaded = await load();
    },
    Part: () => (Preloaded === null ? <Lazy /> : <Preloaded />),
  };
}
