/** The few lines that a person at the terminal reads; everything else goes to the structured log. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Shows a step that may take a while, and how long it took. */
export async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await act();
  print(`  ${name.padEnd(28)} ${Math.round(performance.now() - startedAt)} ms`);
  return result;
}

/** An address that a browser on this machine can open. */
export function addressOf({ host }: { host: string }, port: number, label = 'localhost'): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const isHere = isEverywhere || host === '127.0.0.1' || host === 'localhost' || host === '::1';
  return `http://${isHere ? label : host}:${port}`;
}

/** Where staff open their app: on their own host, or on the players'. */
export function staffAddressOf(
  settings: { host: string; staffHost: string | null; environment: string },
  port: number,
): string {
  const { staffHost, environment } = settings;
  if (staffHost === null) return addressOf(settings, port);
  if (environment === 'production') return `https://${staffHost}`;
  return `http://${staffHost.includes(':') ? staffHost : `${staffHost}:${port}`}`;
}
