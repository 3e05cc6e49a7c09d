import { getLimits, type PlayLimits } from '@perya/contract/calls/limits';

export async function loadLimits(): Promise<PlayLimits> {
  const { api } = await import('../../lib/http/api.ts');
  return api.call(getLimits, {});
}
