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

/** A Mosquitto set up as docs/live.md says, or one that lets anybody in. */
export async function startMosquitto({ isOpen = false } = {}) {
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
  writeFileSync(join(folder, 'mosquitto.conf'), lines.join('\n'));
  execFileSync('mosquitto_ctrl', ['dynsec', 'init', file, name, password]);
  const child = spawn(mosquitto ?? '', ['-c', join(folder, 'mosquitto.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // It says so once its ports are open.
  for await (const chunk of child.stderr) if (String(chunk).includes(' running')) break;
  if (!isOpen) {
    const place = ['-h', '127.0.0.1', '-p', String(port), '-u', name, '-P', password];
    const mayPublish = ['addRoleACL', 'admin', 'publishClientSend', '#', 'allow'];
    execFileSync('mosquitto_ctrl', [...place, 'dynsec', ...mayPublish], { stdio: 'ignore' });
  }
  return {
    url: `mqtt://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    playerUrl: `ws://127.0.0.1:${playerPort}/mqtt`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
