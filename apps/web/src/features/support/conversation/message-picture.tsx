import { useLingui } from '@lingui/react/macro';
import { listSupportMessages } from '@perya/contract/support/calls/support';
import { useState } from 'react';
import { refresh } from '../../../lib/query/refresh.ts';

interface MessagePictureProps {
  /** Made anew by every answer; each serves for a few minutes. */
  readonly url: string;
  readonly label: string;
}

/** A picture of the conversation. The address that it was first shown by stays until it has run out. */
export function MessagePicture({ url, label }: MessagePictureProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(url);
  const [broken, setBroken] = useState('');
  const renew = () => {
    if (url === shown) void refresh([listSupportMessages]);
    setShown(url);
    setBroken('');
  };
  if (broken === shown) {
    return (
      <button type="button" onClick={renew} className="service-picture service-picture-gone">
        {t`Show the picture`}
      </button>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className="service-picture">
      <img src={shown} alt={label} onError={() => setBroken(shown)} />
    </a>
  );
}
