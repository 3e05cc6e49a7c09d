import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { startHub88 } from '@perya/sandbox/hub88/start-hub88';
import { startSlotegrator } from '@perya/sandbox/slotegrator/start-slotegrator';
import { startSoftswiss } from '@perya/sandbox/softswiss/start-softswiss';
import { playHub88 } from '@perya/sandbox/wires/play-hub88';
import { playSlotegrator } from '@perya/sandbox/wires/play-slotegrator';
import { playSoftswiss } from '@perya/sandbox/wires/play-softswiss';
import type { WirePlayer } from '@perya/sandbox/wires/wire-player';
import { chooseGameProviders } from '../providers/games/choose-providers.ts';
import { readSettings } from '../settings.ts';
import { createApiPlayer } from './api-player.ts';
import { slotOf, venueOf } from './games/provider-listing.ts';
import { addPlayer } from './provider.ts';
import { startTestServer } from './test-server.ts';

export const wires = ['hub88', 'slotegrator', 'softswiss'] as const;
export type Wire = (typeof wires)[number];

const providerGames = {
  hub88: 'clt_dragonrising',
  slotegrator: '9f2a0001',
  softswiss: 'islands:ReefGold',
} as const;

const merchant = { merchantId: 'merchant-1', merchantKey: '89abcdef012345670123' };
const casino = { casinoId: 'perya', authToken: '0123456789abcdef0123' };
const operatorId = 220;

const gameOf = (wire: Wire) =>
  slotOf({ code: `${wire}-game`, venue: wire, providerGame: providerGames[wire] });

async function startSimulators(walletUrl: (wire: Wire) => string) {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const hub88 = await startHub88({
    operatorId,
    privateKey: theirs.privateKey,
    operatorKey: ours.publicKey,
    walletUrl: () => walletUrl('hub88'),
  });
  const slotegrator = await startSlotegrator({
    ...merchant,
    callbackUrl: () => `${walletUrl('slotegrator')}/callback`,
  });
  const softswiss = await startSoftswiss({ ...casino, walletUrl: () => walletUrl('softswiss') });
  const settings = {
    PERYA_PUBLIC_URL: 'https://play.casino.example',
    HUB88_OPERATOR_ID: String(operatorId),
    HUB88_PRIVATE_KEY: ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    HUB88_PUBLIC_KEY: theirs.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    HUB88_URL: hub88.url,
    SLOTEGRATOR_MERCHANT_ID: merchant.merchantId,
    SLOTEGRATOR_MERCHANT_KEY: merchant.merchantKey,
    SLOTEGRATOR_URL: slotegrator.url,
    SOFTSWISS_CASINO_ID: casino.casinoId,
    SOFTSWISS_AUTH_TOKEN: casino.authToken,
    SOFTSWISS_URL: softswiss.url,
  };
  const open: Record<Wire, (url: string) => { wire: WirePlayer; token: string }> = {
    hub88: (url) => {
      const session = hub88.sessionOf(url);
      return { wire: playHub88(hub88, session), token: session.token };
    },
    slotegrator: (url) => {
      const session = slotegrator.sessionOf(url);
      return { wire: playSlotegrator(slotegrator, session), token: session.session_id };
    },
    softswiss: (url) => {
      const session = softswiss.sessionOf(url);
      return { wire: playSoftswiss(softswiss, session), token: session.session_payload };
    },
  };
  const secrets: Record<Wire, string> = {
    hub88: theirs.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    slotegrator: merchant.merchantKey,
    softswiss: casino.authToken,
  };
  return {
    settings,
    secrets,
    open,
    stop: () => Promise.all([hub88.stop(), slotegrator.stop(), softswiss.stop()]),
  };
}

/** A player who has opened the game of a wire. */
export interface WireSeat {
  uid: bigint;
  wire: WirePlayer;
  /** What somebody needs who plays the provider from outside. */
  access: { secret: string; merchant: string; player: string; token: string; game: string };
}

/** A server with the simulators of all providers that speak a wire of their own; they call `walletAt`. */
export async function startWireServer(walletAt?: () => string) {
  let serverUrl = '';
  const { settings, secrets, open, stop } = await startSimulators(
    (wire) => `${walletAt?.() ?? serverUrl}/wallet/adapters/${wire}`,
  );
  const providers = chooseGameProviders(readSettings(settings));
  const server = await startTestServer({ gameProviders: [...providers.values()] });
  serverUrl = server.url;
  await server.catalogue.saveListing(wires.map(venueOf), wires.map(gameOf));
  server.catalogue.expire();
  return {
    server,
    /** What another process needs to speak the same wires. */
    settings,
    async open(wire: Wire, pesos = 1000): Promise<WireSeat> {
      const uid = await addPlayer(server, pesos);
      const player = createApiPlayer(server.url);
      player.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
      const url = await player.client.call(calls.launchGame, { code: `${wire}-game` });
      const opened = open[wire](url);
      const access = {
        secret: secrets[wire],
        merchant: merchant.merchantId,
        player: String(uid),
        token: opened.token,
        game: providerGames[wire],
      };
      return { uid, wire: opened.wire, access };
    },
    async stop() {
      await stop();
      await server.stop();
    },
  };
}
