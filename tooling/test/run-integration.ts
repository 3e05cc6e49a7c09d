import { findValkey } from './find-valkey.ts';
import type { PartResult } from './part.ts';
import { printLine } from './print-line.ts';
import { runVitest } from './run-vitest.ts';

export async function runIntegration(): Promise<PartResult> {
  const valkey = await findValkey();
  if (!valkey) {
    printLine('integration', 'no valkey-server or redis-server here: its tests do not run');
  }
  return runVitest('integration', valkey ? { PERYA_VALKEY: valkey } : {});
}
