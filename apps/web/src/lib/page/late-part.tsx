import { type ComponentType, lazy, useEffect } from 'react';

const underWay = new Set<Promise<void>>();
/** Code that never arrives must not keep anyone waiting for more than this. */
const waitMaxMs = 1000;

/** Until then what the server drew stands in place of the parts, and nothing that it says may change. */
export async function untilPartsStand(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, waitMaxMs));
  if (underWay.size > 0) await Promise.race([Promise.all(underWay), tooLong]);
}

const retryMs = 3000;

/** Code that a broken line kept away is asked for again: what the server drew stands meanwhile. */
async function untilLoaded(load: () => Promise<ComponentType>): Promise<ComponentType> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

/**
 * A part of a page whose code may come after the page. The browser keeps what the server drew of it until the code is
 * there; the server waits for nothing while it draws, so it calls `bring` beforehand.
 */
export function latePart(load: () => Promise<ComponentType>) {
  let Brought: ComponentType | null = null;
  const Awaited = lazy(async () => {
    let stands = () => {};
    const standing = new Promise<void>((resolve) => {
      stands = resolve;
    });
    underWay.add(standing);
    void standing.then(() => underWay.delete(standing));
    const Loaded = await untilLoaded(load);
    return {
      default: () => {
        useEffect(stands, []);
        return <Loaded />;
      },
    };
  });
  return {
    bring: async () => {
      Brought = await load();
    },
    Part: () => (Brought === null ? <Awaited /> : <Brought />),
  };
}
