import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { chatAddress } from './chat-address.ts';

/** The operator's own live chat, over the whole page. [G-065] */
export function ChatFrame({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const profile = useSession((session) => session.profile);
  const [hasLoaded, setLoaded] = useState(false);
  // Who writes is part of the address, so the frame waits until that is known.
  if (profile === null) return null;
  return (
    <iframe
      title={t`Customer service`}
      src={chatAddress(url, profile)}
      referrerPolicy="origin"
      allow="camera; microphone; clipboard-write"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      onLoad={() => setLoaded(true)}
      aria-busy={!hasLoaded}
      className="service-frame"
    />
  );
}
