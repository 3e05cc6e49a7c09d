import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CheckResult, checkProviderApi } from './check-provider-api.ts';
import { checkWire, type WireTarget } from './check-wire.ts';
import { isWire, openWire } from './open-wire.ts';
import type { Target } from './provider.ts';

const usage = `Checks a server against the provider API that docs/provider-api.md describes.

  npm run provider:check -- --url URL --secret SECRET --launch LAUNCH_URL [--stake CENTAVOS]

  --url      where the platform answers, as in http://localhost:3000
  --secret   the secret of the venue's key
  --launch   a launch URL of a test player, as GET /game/launch answers it. It names venue, key,
             player, token and game; each can also be given by an option of its own name.
  --stake    a stake within the range of the game, in centavos; 1000 if not given

With --wire it plays a provider that speaks a wire of its own, against the adapter for it (docs/providers.md):

  npm run provider:check -- --wire hub88|slotegrator|softswiss --url ADAPTER_URL --secret SECRET
    --player PLAYER --token TOKEN --game GAME [--merchant MERCHANT] [--stake CENTAVOS]

  --url      the address that the provider calls, as in http://localhost:3000/wallet/adapters/hub88
  --secret   what the provider signs with: a key or token, or a file with the RSA key of a trial
  --merchant of Slotegrator: the merchant id
  --player, --token, --game
             who has opened which game of the provider, by its own name, in which session`;

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    secret: { type: 'string' },
    launch: { type: 'string' },
    venue: { type: 'string' },
    key: { type: 'string' },
    player: { type: 'string' },
    token: { type: 'string' },
    game: { type: 'string' },
    stake: { type: 'string', default: '1000' },
    wire: { type: 'string' },
    merchant: { type: 'string', default: '' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

function readTarget(): Target | null {
  const launched = new URL(given.launch ?? '/', given.url ?? 'http://localhost').searchParams;
  const read = (name: 'venue' | 'key' | 'player' | 'token' | 'game') =>
    given[name] ?? launched.get(name) ?? '';
  const target = {
    url: (given.url ?? '').replace(/\/+$/, ''),
    secret: given.secret ?? '',
    venue: read('venue'),
    key: read('key'),
    player: read('player'),
    token: read('token'),
    game: read('game'),
    stake: Number(given.stake),
  };
  return Object.values(target).every(Boolean) ? target : null;
}

function readWireTarget(wire: string): WireTarget | null {
  const { url, secret, player, token, game, merchant, stake } = given;
  if (!isWire(wire) || !url || !secret || !player || !token || !game) return null;
  const access = {
    url: url.replace(/\/+$/, ''),
    secret: wire === 'hub88' ? readFileSync(secret, 'utf8') : secret,
    merchant,
    player,
    token,
    game,
  };
  return { ...openWire(wire, access), pesos: Number(stake) / 100 };
}

type Checks = (onResult: (result: CheckResult) => void) => Promise<CheckResult[]>;

function chooseChecks(): Checks | null {
  if (given.wire !== undefined) {
    const target = readWireTarget(given.wire);
    return target && ((onResult) => checkWire(target, onResult));
  }
  const target = readTarget();
  return target && ((onResult) => checkProviderApi(target, onResult));
}

const check = chooseChecks();
if (!check) {
  print(usage);
  process.exitCode = 2;
} else {
  const results = await check(({ number, name, deviation }) => {
    print(`${String(number).padStart(3)}  ${deviation === null ? 'ok  ' : 'FAIL'}  ${name}`);
    if (deviation !== null) print(`           ${deviation}`);
  });
  const failed = results.filter(({ deviation }) => deviation !== null).length;
  print(`\n${results.length - failed} of ${results.length} checks hold.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
