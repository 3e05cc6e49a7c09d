import { resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { keepOutside } from './keep-outside.ts';
import { startFront } from './start-front.ts';
import { startOutside } from './start-outside.ts';

/** The outside world of one house on one machine, in a process of its own: docs/opening.md says how it is used. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.simulators' },
    port: { type: 'string', default: '3800' },
    house: { type: 'string', default: 'http://127.0.0.1:3000' },
    'house-port': { type: 'string', default: '8443' },
    studio: { type: 'string', default: 'http://127.0.0.1:3900' },
    'studio-port': { type: 'string', default: '8444' },
  },
});
const { keys, certificate, booksFile, locationFile, certificateFile } = keepOutside(
  resolve(values.folder),
);
// What they tell the house by https gets there: its certificate is this one.
setDefaultCACertificates([...getCACertificates(), certificate.cert]);
const outside = await startOutside({ keys, booksFile, port: Number(values.port) });
const house = await startFront({
  certificate,
  port: Number(values['house-port']),
  behind: values.house,
});
const studio = await startFront({
  certificate,
  port: Number(values['studio-port']),
  behind: values.studio,
});
const settings = {
  PERYA_PUBLIC_URL: house.url,
  PERYA_TRUST_PROXY: '127.0.0.1',
  PERYA_FRAME_ORIGINS: studio.url,
  PERYA_LOCATION_DB: locationFile,
  NODE_EXTRA_CA_CERTS: certificateFile,
  ...outside.settings,
};
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
process.stdout.write(`${lines.join('\n')}\n\nMessages arrive at ${outside.url}/sandbox/sms\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([outside.stop(), house.stop(), studio.stop()]);
    process.exit(0);
  });
}
