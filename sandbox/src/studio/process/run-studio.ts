import { startStudio } from '../start-studio.ts';
import { readStudioSettings } from './read-studio-settings.ts';

/** Our games in a process of their own, as a venue beside those of other providers. */
const settings = readStudioSettings(process.env);
if ('missing' in settings) {
  process.stderr.write(`The studio needs:\n${settings.missing.join('\n')}\n`);
  process.exit(1);
}
const log = (message: string): void =>
  void process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), message })}\n`);
const studio = await startStudio({ ...settings, log });
process.stdout.write(`The studio answers at ${studio.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void studio.stop().then(() => process.exit(0)));
}
