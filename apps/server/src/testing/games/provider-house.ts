import { generateKeyPairSync } from 'node:crypto';
import { startHub88 } from '@perya/sandbox/hub88/start-hub88';
import { startSlotegrator } from '@perya/sandbox/slotegrator/start-slotegrator';
import { startSoftswiss } from '@perya/sandbox/softswiss/start-softswiss';
import { hub88Provider } from '../../providers/games/hub88/hub88.ts';
import { slotegratorProvider } from '../../providers/games/slotegrator/slotegrator.ts';
import { softswissProvider } from '../../providers/games/softswiss/softswiss.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { slotOf, venueOf } from './provider-listing.ts';

const publicUrl = 'https://play.casino.example';

/** A house with the three aggregators, a game of each, and their simulators. */
export async function startProviderHouse() {
  let server: TestServer | null = null;
  const walletOf = (path: string) => () => `${server?.url}/wallet/adapters/${path}`;
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const merchant = { merchantId: 'a-merchant', merchantKey: 'a-merchant-key' };
  const casino = { casinoId: 'a-casino', authToken: 'an-auth-token' };
  const operatorId = 220;
  const hub88 = await startHub88({
    operatorId,
    privateKey: theirs.privateKey,
    operatorKey: ours.publicKey,
    walletUrl: walletOf('hub88'),
  });
  const slotegrator = await startSlotegrator({
    ...merchant,
    callbackUrl: walletOf('slotegrator/callback'),
  });
  const softswiss = await startSoftswiss({ ...casino, walletUrl: walletOf('softswiss') });
  const keys = { privateKey: ours.privateKey, publicKey: theirs.publicKey };
  server = await startTestServer({
    gameProviders: [
      hub88Provider({ url: hub88.url, venue: 'hub88', operatorId, ...keys, publicUrl }),
      slotegratorProvider({ url: slotegrator.url, venue: 'slotegrator', ...merchant, publicUrl }),
      softswissProvider({ url: softswiss.url, venue: 'softswiss', ...casino, publicUrl }),
    ],
  });
  await server.catalogue.saveListing(['hub88', 'slotegrator', 'softswiss'].map(venueOf), [
    slotOf({ code: 'dragon-rising', venue: 'hub88', providerGame: 'clt_dragonrising' }),
    slotOf({ code: 'book-of-islands', venue: 'slotegrator', providerGame: '9f2a0001' }),
    slotOf({ code: 'reef-gold', venue: 'softswiss', providerGame: 'islands:ReefGold' }),
  ]);
  server.catalogue.expire();
  const started = server;
  return {
    server: started,
    hub88,
    slotegrator,
    softswiss,
    /** What each signs with. */
    secrets: { slotegrator: merchant.merchantKey, softswiss: casino.authToken },
    async stop() {
      await started.stop();
      await Promise.all([hub88.stop(), slotegrator.stop(), softswiss.stop()]);
    },
  };
}

export type ProviderHouse = Awaited<ReturnType<typeof startProviderHouse>>;
