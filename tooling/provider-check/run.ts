import { parseArgs } from 'node:util';
import { checkProviderApi } from './check-provider-api.ts';
import type { Target } from './provider.ts';

const usage = `Checks a server against the provider API that docs/provider-api.md describes.

  npm run provider:check -- --url URL --secret SECRET --launch LAUNCH_URL [--stake CENTAVOS]

  --url      where the platform answers, as in http://localhost:3000
  --secret   the secret of the venue's key
  --launch   a launch URL of a test player, as GET /game/launch answers it. It names venue, key,
             player, token and game; each can also be given by an option of its own name.
  --stake    a stake within the range of the game, in centavos; 1000 if not given`;

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

const target = readTarget();
if (!target) {
  print(usage);
  process.exitCode = 2;
} else {
  const results = await checkProviderApi(target, ({ number, name, deviation }) => {
    print(`${String(number).padStart(3)}  ${deviation === null ? 'ok  ' : 'FAIL'}  ${name}`);
    if (deviation !== null) print(`           ${deviation}`);
  });
  const failed = results.filter(({ deviation }) => deviation !== null).length;
  print(`\n${results.length - failed} of ${results.length} checks hold.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
