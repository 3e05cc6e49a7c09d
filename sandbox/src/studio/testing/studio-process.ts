import { startStudio } from '../start-studio.ts';
import { testVenue } from './simulated-wallet.ts';

/** A studio in a process of its own, so that a test can end it without a chance to tidy up. */
const { url } = await startStudio({
  databaseUrl: process.env['STUDIO_DATABASE'] ?? '',
  walletUrl: process.env['STUDIO_WALLET'] ?? '',
  distDir: process.env['STUDIO_DIST'] ?? '',
  venues: [testVenue],
});
process.stdout.write(`${url}\n`);
// Without its parent it must not live on.
process.on('disconnect', () => process.exit(0));
