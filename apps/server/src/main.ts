import { calls } from '@perya/contract/calls';
import { createServer } from './create-server.ts';
import { addressOf, print } from './platform/announce.ts';
import { StartError } from './platform/start-error.ts';
import { demoPlayers } from './seed-demo.ts';
import { readSettings } from './settings.ts';

function announce(settings: ReturnType<typeof readSettings>, port: number): void {
  const at = (label?: string) => addressOf(settings, port, label);
  print('');
  print(`  Perya is ready.`);
  print('');
  print(`  Player app      ${at()}`);
  print(
    `  Brands          ${['perya', 'sinag', 'tala'].map((tag) => at(`${tag}.localhost`)).join('  ')}`,
  );
  print(`  Primitives      ${at()}/example`);
  print(
    `  API reference   ${at()}/docs/api  (${Object.keys(calls).length} calls, ${at()}/openapi.json)`,
  );
  if (settings.hasSandbox)
    print(`  Sandbox inbox   ${at()}/sandbox/sms  (login codes arrive here)`);
  if (settings.seed === 'demo') {
    const [first, last] = [demoPlayers[0], demoPlayers.at(-1)];
    print(`  Demo players    +63 ${first?.phone} to ${last?.phone}, with test funds`);
  }
  print(
    `  Data            ${settings.databaseUrl ? 'your PostgreSQL (DATABASE_URL)' : settings.dataDir}`,
  );
  print('');
  print('  Ctrl-C stops everything.');
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await createServer(settings);
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  // The launcher holds this IPC channel: if it is killed, the server ends too.
  process.on('disconnect', () => void stop(0));
  server.databaseEnded.then((reason) => {
    if (isStopping) return;
    process.stderr.write(
      `PostgreSQL ended unexpectedly (${reason}). Start again: nothing committed is lost.\n`,
    );
    void stop(1);
  });
  announce(settings, server.port);
}

main().catch((error: unknown) => {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
