import { listPlatforms, type Provider } from '@perya/contract/calls/catalogue';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/http/api.ts';

interface Providers {
  /** Null until they are known. */
  readonly providers: readonly Provider[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** They change with contracts, not with hours: one answer serves the visit. */
let known: readonly Provider[] | null = null;

async function loadProviders(): Promise<readonly Provider[]> {
  known = (await api.call(listPlatforms, {})).d;
  return known;
}

/** Whose games are listed. [G-118] */
export function useProviders(): Providers {
  const [providers, setProviders] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () => {
    setHasFailed(false);
    loadProviders().then(setProviders, () => setHasFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the selector appears.
  useEffect(() => {
    if (providers === null) load();
  }, []);
  return { providers, hasFailed, retry: load };
}
