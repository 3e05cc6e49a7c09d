import { useLingui } from '@lingui/react/macro';
import { lookAtSupportPicture } from '@perya/contract/support/staff-calls/conversations';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface MessagePictureProps {
  readonly uid: string;
  readonly n: number;
  readonly place: number;
}

/** A picture of a message: its address is asked for by hand, because each look is written down. */
export function MessagePicture({ uid, n, place }: MessagePictureProps) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string | null>(null);
  const { submit, isBusy } = useSubmit(lookAtSupportPicture, {
    onDone: (answer) => setUrl(answer.url),
  });
  const number = place + 1;
  if (url === null) {
    return (
      <Button className="self-start" busy={isBusy} onClick={() => void submit({ uid, n, place })}>
        {t`Show picture ${number}`}
      </Button>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className="support-picture">
      {/* An address serves for two minutes; afterwards it is asked for again. */}
      <img src={url} alt={t`Number ${number} of message ${n}`} onError={() => setUrl(null)} />
    </a>
  );
}
