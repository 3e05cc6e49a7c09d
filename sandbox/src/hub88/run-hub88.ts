import { generateKeyPairSync } from 'node:crypto';
import { startHub88 } from './start-hub88.ts';

const operatorId = 220;
const pem = { type: 'pkcs8', format: 'pem' } as const;

/** Hub88 as a process of its own, for a house that only looks at what it lists: no wallet is called. */
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const hub = await startHub88({
  operatorId,
  privateKey: theirs.privateKey,
  operatorKey: ours.publicKey,
  walletUrl: () => 'http://127.0.0.1:9',
});
const settings = {
  HUB88_OPERATOR_ID: String(operatorId),
  HUB88_PRIVATE_KEY: ours.privateKey.export(pem),
  HUB88_PUBLIC_KEY: theirs.publicKey.export({ type: 'spki', format: 'pem' }),
  HUB88_URL: hub.url,
};
process.stdout.write(`${JSON.stringify(settings)}\n`);
