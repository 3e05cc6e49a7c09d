import { startStudio } from '../start-studio.ts';
import { testKey } from './create-test-studio.ts';
import { testVenue } from './simulated-provider-api.ts';

/** A studio in a process of its own, so that a test can kill it. */
const { url } = await startStudio({
  databaseUrl: process.env['STUDIO_DATABASE'] ?? '',
  ownerUrl: process.env['STUDIO_OWNER'] ?? '',
  platformUrl: process.env['STUDIO_PLATFORM_URL'] ?? '',
  distDir: process.env['STUDIO_DIST'] ?? '',
  venues: [testVenue],
  keys: [testKey],
});
process.stdout.write(`${url}\n`);
// Ends with its parent.
process.on('disconnect', () => process.exit(0));
