import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { everyVenue } from '@perya/demo/generated-games';
import { hostsPath, startHosts } from '@perya/sandbox/hosts/start-hosts';
import {
  idScanPath,
  pictureBytesMax,
  startIdScan,
} from '@perya/sandbox/id-scan/scanner/start-id-scan';
import { joinPay } from '@perya/sandbox/pay/join-pay';
import { payPath } from '@perya/sandbox/pay/start-pay';
import { registerProxy } from '@perya/sandbox/proxy/register-proxy';
import { deliveryPath, registerSmsInbox } from '@perya/sandbox/sms-inbox/register-sms-inbox';
import { registerStaffCodes } from '@perya/sandbox/staff-codes/register-staff-codes';
import { startStudio } from '@perya/sandbox/studio/start-studio';
import { readVaultKeys } from '@perya/sandbox/studio/vault/vault';
import type { FastifyInstance } from 'fastify';
import type { Apis } from '../assemble-modules.ts';
import type { Database } from '../open-database.ts';
import { step } from '../platform/announce.ts';
import type { Keyring } from '../platform/keyring.ts';
import { sandboxGatewayName } from '../providers/payments/choose-gateways.ts';
import type { Settings } from '../settings.ts';
import type { OnStop } from './stops.ts';

interface Needs {
  settings: Settings;
  keyring: Keyring;
  /** Where the server answers, which is known only once it listens. */
  ownUrl: () => string;
  onStop: OnStop;
}

const randomKey = () => ({ id: 'sandbox', secret: randomBytes(24).toString('base64url') });

/** The same for every process of this installation, which share what the key opens. */
const sharedSecret = (keyring: Keyring, of: string) =>
  keyring.digest(of, 'key').toString('base64url');

/** A scanner of IDs, unless the operator has one. */
async function startScanner({ settings, ownUrl, onStop }: Needs) {
  if (settings.idScan) return null;
  const key = randomKey();
  const { url, stop } = await startIdScan({ key });
  onStop(stop);
  return { url: () => url, key, ownUrl };
}

/** The sandbox's gateway, unless the settings have another one of its name. */
async function startPay({ settings, keyring, ownUrl, onStop }: Needs) {
  if (settings.gateways.own?.name === sandboxGatewayName) return null;
  const key = { id: sandboxGatewayName, secret: sharedSecret(keyring, 'sandbox-pay') };
  const { url, stop } = await joinPay(key, settings.dataDir);
  onStop(stop);
  return { url, key, ownUrl };
}

/** Hosts of partners; each process knows the tokens of the others. */
async function startPartnerHosts({ keyring, onStop }: Needs) {
  const key = { id: 'sandbox', secret: sharedSecret(keyring, 'sandbox-hosts') };
  const { url, urlOf, stop } = await startHosts({ key });
  onStop(stop);
  return { url, urlOf, key };
}

/** The simulated outside world that the modules meet over the wire, where it is switched on. */
export async function startSandbox(needs: Needs) {
  if (!needs.settings.hasSandbox) return null;
  const { ownUrl } = needs;
  const inbox = { url: () => `${ownUrl()}${deliveryPath}`, key: randomKey().secret };
  const scanner = await startScanner(needs);
  const pay = await startPay(needs);
  const hosts = await startPartnerHosts(needs);
  return {
    inbox,
    scanner,
    pay,
    hosts: { url: hosts.urlOf, key: hosts.key },
    mount(app: FastifyInstance, { staff }: Apis): void {
      registerSmsInbox(app, inbox.key);
      registerStaffCodes(app, staff.listDemoCodes);
      if (pay) registerProxy(app, { path: payPath, url: pay.url });
      registerProxy(app, { path: hostsPath, url: () => hosts.url });
      if (!scanner) return;
      const bodyLimitBytes = pictureBytesMax;
      registerProxy(app, { path: idScanPath, url: scanner.url, bodyLimitBytes });
    },
  };
}

/** The keys of the venues that the studio acts for; a venue with two is listed twice. */
async function studioVenues({ games }: Apis) {
  // Of venues whose games are no longer listed too: rounds that are open there still end.
  const lists = everyVenue.map(async ({ code }) =>
    (await games.keys.validOf(code)).map(({ id, secret }) => ({ code, keyId: id, secret })),
  );
  return (await Promise.all(lists)).flat();
}

/** The studio of the demo games, which speaks to the platform as a provider. */
export async function startDemoStudio(
  { settings, ownUrl, onStop }: Needs,
  { database, apis }: { database: Database; apis: Apis },
) {
  if (!settings.hasSandbox || settings.seed !== 'demo') return null;
  // Started before the app, whose log it shares.
  let log: (message: string) => void = () => {};
  const studio = await step('Game studio', () =>
    startStudio({
      databaseUrl: database.studioUrl,
      ownerUrl: database.ownerUrl,
      platformUrl: ownUrl,
      venues: () => studioVenues(apis),
      keys: readVaultKeys(settings.studioKeys, join(settings.dataDir, 'studio.key')),
      log: (message) => log(message),
    }),
  );
  onStop(studio.stop);
  return (app: FastifyInstance) => {
    log = (message) => app.log.error({ studio: true }, message);
    registerProxy(app, { path: '/sandbox/studio', url: () => studio.url });
  };
}

/** Where partners' pages are, in the sandbox where the operator has named none. */
export function addressesOf({
  hasSandbox,
  walletAppUrl,
  shopLandingUrl,
  shopUrl,
  shoppingGameUrl,
}: Settings) {
  const orOf = (named: string, path: string) =>
    named === '' && hasSandbox ? `${hostsPath}${path}` : named;
  return {
    walletAppUrl: orOf(walletAppUrl, '/ewallet/app?to={action}'),
    shopLandingUrl: orOf(shopLandingUrl, '/lazada/landing'),
    shopUrl: orOf(shopUrl, '/lazada/shop'),
    shoppingGameUrl: orOf(shoppingGameUrl, '/lazada/game?code={code}'),
  };
}
