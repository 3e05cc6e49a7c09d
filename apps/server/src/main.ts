import { createServer } from './create-server.ts';
import { print } from './platform/announce.ts';
import { loadTexts } from './platform/load-texts.ts';
import { StartError } from './platform/start-error.ts';
import { readServerSettings } from './settings.ts';
import { shownPort, startLines } from './start-lines.ts';

async function main(): Promise<void> {
  const settings = readServerSettings(process.env);
  await loadTexts();
  const server = await createServer(settings);
  let isStopping = false;
  const again = Promise.withResolvers<void>();
  const stop = async (exitCode: number, isDrained = false) => {
    // Whoever asks a second time does not wait for the load balancer.
    if (isStopping) return again.resolve();
    isStopping = true;
    if (isDrained) await server.drain(again.promise);
    const isInTime = await server.stop();
    if (!isInTime) process.stderr.write('Not everything had ended when the time was over.\n');
    process.exit(isInTime ? exitCode : 1);
  };
  // The signal of supervisors; the other two are of a person at the terminal.
  process.on('SIGTERM', () => void stop(0, true));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The launcher holds this IPC channel: if it is killed, the server ends too.
  process.on('disconnect', () => void stop(0));
  server.databaseEnded.then((reason) => {
    if (isStopping) return;
    process.stderr.write(
      `PostgreSQL ended unexpectedly (${reason}). Start again: nothing committed is lost.\n`,
    );
    void stop(1);
  });
  for (const line of startLines(settings, shownPort(process.env, server.port), server.hasStaff))
    print(line);
}

main().catch((error: unknown) => {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
