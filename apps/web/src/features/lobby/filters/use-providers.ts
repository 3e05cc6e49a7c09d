import { listPlatforms, type Provider } from '@perya/contract/calls/catalogue';
import { useCall } from '../../../lib/query/use-call.ts';

export interface Providers {
  /** Null until they are known. */
  readonly providers: readonly Provider[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Whose games are listed. They rarely change: fetched once per visit. [G-118] */
export function useProviders(): Providers {
  const { answer, state, reload } = useCall(
    listPlatforms,
    {},
    { freshMs: Number.POSITIVE_INFINITY },
  );
  return {
    providers: answer?.d ?? null,
    hasFailed: state === 'failed',
    retry: () => void reload(),
  };
}
