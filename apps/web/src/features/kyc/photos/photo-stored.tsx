import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { successIcon } from '@perya/ui/icons/status';
import { useState } from 'react';

interface PhotoStoredProps {
  readonly label: string;
  /** Empty after a reload, for a photo that was not submitted yet: then only that it is there can be said. */
  readonly url: string;
  readonly isRemovable: boolean;
  readonly onRemove: () => void;
}

export function PhotoStored({ label, url, isRemovable, onRemove }: PhotoStoredProps) {
  const { t } = useLingui();
  // An address is signed for a few minutes: one that has run out shows nothing.
  const [broken, setBroken] = useState('');
  return (
    <>
      {url !== '' && url !== broken && (
        <img src={url} alt={label} onError={() => setBroken(url)} className="photo-preview" />
      )}
      <p className="flex items-center gap-1.5 font-semibold text-[0.875rem]">
        <Icon drawing={successIcon} className="size-5 text-positive" />
        {t`Photo uploaded`}
      </p>
      {isRemovable && (
        <Button kind="ghost" onClick={onRemove}>
          {t`Remove`}
        </Button>
      )}
    </>
  );
}
