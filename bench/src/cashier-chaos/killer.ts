/** A question of the platform to the gateway: when it arrives, something is written and nothing posted yet. */
const moments = [
  ['POST', '/v1/payouts'],
  ['POST', '/v1/orders'],
  ['GET', '/v1/orders'],
  ['GET', '/v1/payouts'],
] as const;

/** Nobody asked for so long: it is killed all the same. */
const patienceMs = 4000;

/** Waits for the moment between reserve, call and post, again and again, and says when it is there. */
export function createKiller() {
  let armed: { method: string; path: string; fire: () => void } | null = null;
  let turn = 0;
  return {
    onAsked(method: string, path: string): void {
      if (armed?.method !== method || !path.includes(armed.path)) return;
      armed.fire();
    },
    /** Resolves at the next moment of its kind. */
    next(): Promise<void> {
      const [method, path] = moments[turn % moments.length] ?? moments[0];
      turn += 1;
      return new Promise((resolve) => {
        const fire = () => {
          armed = null;
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(fire, patienceMs);
        armed = { method, path, fire };
      });
    },
  };
}
