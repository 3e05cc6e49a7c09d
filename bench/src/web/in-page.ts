/** What runs inside a page and reads nothing of this file: the page gets each function as a text. */

declare const origin: string;
declare const document: {
  querySelector(selector: string): { readonly textContent: string | null } | null;
};
declare const history: { pushState(state: object, unused: string, path: string): void };
declare const localStorage: { setItem(name: string, value: string): void };
declare const sessionStorage: { setItem(name: string, value: string): void };
declare function requestAnimationFrame(then: () => void): number;
declare function addEventListener(
  type: 'message',
  listen: (event: { readonly data?: { readonly type?: string } }) => void,
): void;

interface Interaction {
  readonly duration: number;
  readonly interactionId?: number;
}

declare const PerformanceObserver: new (
  listen: (list: { getEntries(): readonly Interaction[] }) => void,
) => { observe(options: object): void };

/** A visitor who has agreed to the terms before, or a player. */
export function bringVisitor(session: string | null): void {
  // A page that is still empty has no storage.
  if (origin === 'null') return;
  sessionStorage.setItem('perya:v1:terms-gate', 'true');
  sessionStorage.setItem('perya:v1:looked-around', 'true');
  if (session !== null) localStorage.setItem('perya:v1:session', session);
}

export function keepSession(session: string): void {
  localStorage.setItem('perya:v1:session', session);
}

/** How long each tap took until the paint that answers it. */
export function noteInteractions(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { interactions: durations });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId = 0 } of list.getEntries()) {
      if (interactionId > 0) durations.push(duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

export function readInteractions(): number[] {
  return Reflect.get(globalThis, 'interactions') as number[];
}

/** When what was pressed has been painted and told. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

interface Change {
  readonly path: string;
  readonly title: string;
  readonly withinMs: number;
}

/** Goes to a page inside the app; answers how long until its title was painted. */
export async function changePage({ path, title, withinMs }: Change): Promise<number> {
  const begun = performance.now();
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(resolve));
  const isThere = () => document.querySelector('main h1')?.textContent?.trim() === title;
  history.pushState({}, '', path);
  while (!isThere()) {
    if (performance.now() - begun > withinMs) throw new Error(`${path} did not come`);
    await frame();
  }
  await frame();
  return performance.now() - begun;
}

/** Goes to a game; answers how long until the frame after it has said that it can be played. */
export function openGame({ path, withinMs }: Omit<Change, 'title'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    setTimeout(() => reject(new Error(`${path} was not ready`)), withinMs);
    addEventListener('message', ({ data }) => {
      if (data?.type !== 'perya:ready') return;
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    history.pushState({}, '', path);
  });
}
