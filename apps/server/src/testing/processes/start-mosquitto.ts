import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/database/embedded.ts';

/** The program, where there is one; its tests are left out where not. */
export const mosquitto = process.env['PERYA_MOSQUITTO'];

const name = 'perya';
const password = 'of the server';

/** What a Mosquitto needs that is set up as docs/live.md says, or that lets anybody in. */
export async function layOutMosquitto({ isOpen = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'perya-mosquitto-'));
  const file = join(folder, 'dynamic-security.json');
  const [plugin] = globSync('/usr/lib/{*/,}mosquitto_dynamic_security.so');
  const port = await freePort();
  const playerPort = await freePort();
  const secured = ['allow_anonymous false', `plugin ${plugin}`, `plugin_opt_config_file ${file}`];
  const lines = [
    ...(process.getuid?.() === 0 ? ['user root'] : []),
    ...(isOpen ? ['allow_anonymous true'] : secured),
    `listener ${port} 127.0.0.1`,
    `listener ${playerPort} 127.0.0.1`,
    'protocol websockets',
    '',
  ];
  const config = join(folder, 'mosquitto.conf');
  writeFileSync(config, lines.join('\n'));
  execFileSync('mosquitto_ctrl', ['dynsec', 'init', file, name, password]);
  return {
    port,
    args: ['-c', config],
    url: `mqtt://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    playerUrl: `ws://127.0.0.1:${playerPort}/mqtt`,
    /** Once, while it runs. */
    letServerPublish() {
      const place = ['-h', '127.0.0.1', '-p', String(port), '-u', name, '-P', password];
      const mayPublish = ['addRoleACL', 'admin', 'publishClientSend', '#', 'allow'];
      execFileSync('mosquitto_ctrl', [...place, 'dynsec', ...mayPublish], { stdio: 'ignore' });
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A Mosquitto that runs, set up as above. */
export async function startMosquitto({ isOpen = false } = {}) {
  const { args, url, playerUrl, letServerPublish, clear } = await layOutMosquitto({ isOpen });
  const child = spawn(mosquitto ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // It says so once its ports are open.
  for await (const chunk of child.stderr) if (String(chunk).includes(' running')) break;
  if (!isOpen) letServerPublish();
  return {
    url,
    playerUrl,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      clear();
    },
  };
}
