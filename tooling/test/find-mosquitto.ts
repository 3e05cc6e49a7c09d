import { existsSync } from 'node:fs';
import { findOnPath } from '../browser/find-on-path.ts';
import { installByApt } from './install-by-apt.ts';

/** Debian puts it where ordinary users do not look. */
const usual = '/usr/sbin/mosquitto';

const find = () => findOnPath(['mosquitto']) ?? (existsSync(usual) ? usual : undefined);

/** The integration tests start their own broker from this program, on ports of their own. */
export async function findMosquitto(): Promise<string | undefined> {
  const named = process.env['PERYA_MOSQUITTO'] ?? find();
  if (named) return named;
  await installByApt('integration', ['mosquitto']);
  return find();
}
