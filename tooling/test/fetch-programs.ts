import { ensureChromium } from './ensure-chromium.ts';
import { findValkey } from './find-valkey.ts';
import type { PartResult } from './part.ts';

/** Fetches the browser and the Valkey server early. It proves nothing: the parts that use them say if one is missing. */
export async function fetchPrograms(): Promise<PartResult> {
  // One after the other, because apt lets only one in.
  await findValkey();
  await ensureChromium();
  return { passed: 0, failed: 0, notRun: [], reasons: [] };
}
