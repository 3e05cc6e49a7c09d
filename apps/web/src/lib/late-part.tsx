import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code may come after the page. The browser keeps what the server drew of it until the code is
 * there; the server waits for nothing while it draws, so it calls `bring` beforehand.
 */
export function latePart(load: () => Promise<ComponentType>) {
  let Brought: ComponentType | null = null;
  const Awaited = lazy(async () => ({ default: await load() }));
  return {
    bring: async () => {
      Brought = await load();
    },
    Part: () => (Brought === null ? <Awaited /> : <Brought />),
  };
}
