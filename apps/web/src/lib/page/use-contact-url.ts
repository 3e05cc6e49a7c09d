import { readBootData } from './boot-data.ts';
import { useHasRoute } from './has-route.ts';
import { useSite } from './site.ts';

interface Contact {
  /** Null while the app has no service page. */
  readonly servicePath: string | null;
  readonly chatUrl: string;
}

/** Where a player finds a person: the service page, the operator's chat, or where the operator is known to answer. */
export function useContactUrl(): Contact {
  const hasService = useHasRoute()('/service');
  const { index } = useSite();
  const { supportUrl } = readBootData();
  return {
    servicePath: hasService ? '/service' : null,
    chatUrl: supportUrl === '' ? (index?.media[0]?.url ?? '/') : supportUrl,
  };
}
