import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.ts';
import { readPostmaster } from '../setup/postgres-processes.ts';
import type { spawnProgram } from '../setup/spawn-program.ts';
import type { spawnServer } from '../setup/spawn-server.ts';

interface Machine {
  folder: string;
  start: typeof spawnServer;
  run: typeof spawnProgram;
}

type Settings = Readonly<Record<string, string>>;

interface InboxMessage {
  readonly code: string | null;
}

const newKey = () => randomBytes(32).toString('base64');

/** The simulators print what a house is started with to meet them, a line each. */
function readPrinted(printed: string): Settings {
  const lines = printed.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(lines);
}

/** A house in production mode on this machine, as docs/opening.md sets it up, with an empty database. */
export async function startProductionHouse({ folder, start, run }: Machine) {
  const dataDir = join(folder, 'data');
  // The proxies are told where to lead before anything listens there.
  const port = await freePort();
  const studioPort = await freePort();
  const outside = run(
    'sandbox/src/outside/run-outside.ts',
    [
      `--folder=${join(folder, 'simulators')}`,
      '--port=0',
      `--house=http://127.0.0.1:${port}`,
      '--house-port=0',
      `--studio=http://127.0.0.1:${studioPort}`,
      '--studio-port=0',
    ],
    {},
  );
  // Beside the program and not in its folder, where other servers of the tests would find it.
  const releaseList = join(folder, 'release.json');
  const listing = run('apps/server/src/commands/list-release.ts', [releaseList], {});
  const printed = readPrinted(await outside.says(/Messages arrive at/));
  const settings: Settings = {
    ...printed,
    NODE_ENV: 'production',
    PORT: String(port),
    PERYA_DATA: dataDir,
    PERYA_SECRET_KEY: newKey(),
    PERYA_ALARM_TO: 'http://127.0.0.1:9/alarms',
    PERYA_RELEASE_LIST: releaseList,
  };
  const server = start(settings);
  await server.ready;
  const of = (name: string) => settings[name] ?? '';
  const studioUrl = of('PERYA_FRAME_ORIGINS');
  const databaseAs = (role: string, file: string) => {
    const password = readFileSync(join(dataDir, file), 'utf8').trim();
    return `postgres://${role}:${password}@127.0.0.1:${readPostmaster(dataDir).port}/perya`;
  };
  return {
    dataDir,
    server,
    /** By what two people approve the program that runs, once its list is written: it is, beside the start. */
    async releaseHash(): Promise<string> {
      const [hash = ''] = /^[0-9a-f]{64}$/m.exec(await listing.done) ?? [];
      return hash;
    },
    /** What browsers open. */
    url: of('PERYA_PUBLIC_URL'),
    /** The server itself, behind the proxy that ends TLS. */
    directUrl: `http://127.0.0.1:${port}`,
    studioUrl,
    /** Runs a command of the operator to its end and answers what it printed. */
    command: (name: string, ...words: string[]) =>
      run(`apps/server/src/${name}.ts`, words, settings).done,
    /** The newest code that the carrier was given for this phone, as 9171234567. */
    async readCode(phone: string): Promise<string> {
      const inbox = await fetch(`${of('PERYA_SMS_URL')}/sandbox/sms.json?phone=${phone}`);
      const messages = (await inbox.json()) as InboxMessage[];
      const code = messages.find((message) => message.code !== null)?.code;
      if (!code) throw new Error(`No code came in for ${phone}`);
      return code;
    },
    /** Our games in a process of their own, with the key that two people have collected. */
    async startStudio(key: { id: string; secret: string }): Promise<void> {
      const studio = run('sandbox/src/studio/process/run-studio.ts', [], {
        NODE_ENV: 'production',
        NODE_EXTRA_CA_CERTS: of('NODE_EXTRA_CA_CERTS'),
        STUDIO_DATABASE_URL: databaseAs('perya_studio', 'postgres.studio.password'),
        STUDIO_OWNER_URL: databaseAs('perya', 'postgres.password'),
        STUDIO_PLATFORM_URL: of('PERYA_PUBLIC_URL'),
        STUDIO_PUBLIC_URL: studioUrl,
        STUDIO_VENUE: 'own-studio',
        STUDIO_KEY_ID: key.id,
        STUDIO_KEY_SECRET: key.secret,
        STUDIO_SEAL_KEYS: newKey(),
        STUDIO_FRAME_ANCESTORS: of('PERYA_PUBLIC_URL'),
        STUDIO_PORT: String(studioPort),
      });
      await studio.says(/The studio answers at/);
    },
  };
}

export type ProductionHouse = Awaited<ReturnType<typeof startProductionHouse>>;
