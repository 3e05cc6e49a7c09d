import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { decodeJson } from '@perya/game-kit/json';
import { launchQueryOf } from './launch-query.ts';
import type { StudioDatabase } from './studio-database.ts';

/** Starts a studio in a process of its own, which a test can kill; it ends with the test at the latest. */
export async function spawnStudio(
  database: Pick<StudioDatabase, 'url' | 'ownerUrl'>,
  { platformUrl, distDir }: { platformUrl: string; distDir: string },
): Promise<{ child: ChildProcess; url: string }> {
  const file = fileURLToPath(new URL('./studio-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STUDIO_DATABASE: database.url,
      STUDIO_OWNER: database.ownerUrl,
      STUDIO_PLATFORM_URL: platformUrl,
      STUDIO_DIST: distDir,
    },
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

/** Opens a game as the platform's page does, and answers the session of its frame. */
export async function launchAt(url: string, change: Record<string, string>): Promise<string> {
  const page = await (await fetch(`${url}/play?${launchQueryOf(change)}`)).text();
  const boot = /id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? 'null';
  return (decodeJson(boot) as { session: string }).session;
}
