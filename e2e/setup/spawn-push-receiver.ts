import { spawnScript } from './spawn-script.ts';

/** A push service with one browser's keys, which a headless browser cannot have of its own: it would ask Google. */
export async function spawnPushReceiver() {
  const origin = process.env['E2E_PUSH_ORIGIN'] ?? '';
  const script = 'apps/server/src/testing/push/receive-pushes.ts';
  const { nextLine, stop } = spawnScript(script, [origin]);
  const next = async <Line>() => JSON.parse(await nextLine()) as Line;
  return {
    subscription: await next<{ endpoint: string; p256dh: string; auth: string }>(),
    /** The next notification, as the browser reads it. */
    nextRead: () => next<Record<string, string>>(),
    stop,
  };
}
