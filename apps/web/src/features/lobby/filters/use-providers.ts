import { useLanguage } from '@perya/app-kit/language/language-context';
import { listPlatforms, type Provider } from '@perya/contract/catalogue/calls/catalogue';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { useCall } from '../../../lib/query/use-call.ts';

export interface Providers {
  /** Null until they are known. */
  readonly providers: readonly Provider[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Whose games are listed. They rarely change: fetched once per visit. [G-118 G-240] */
export function useProviders(): Providers {
  const { language } = useLanguage();
  const { answer, state, reload } = useCall(
    listPlatforms,
    {},
    { freshMs: Number.POSITIVE_INFINITY, failureText: say(listTexts.failed, language) },
  );
  return {
    providers: answer?.d ?? null,
    hasFailed: state === 'failed',
    retry: () => void reload(),
  };
}
