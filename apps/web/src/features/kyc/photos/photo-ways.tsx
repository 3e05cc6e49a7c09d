import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { plusIcon } from '@perya/ui/icons/action';
import { useRef } from 'react';
import { cameraIcon, pictureFileIcon } from '../camera/camera-icons.ts';
import type { PhotoKind } from './photo-kind.ts';

interface PhotoWaysProps {
  readonly kind: PhotoKind;
  readonly label: string;
  readonly onChosen: (photo: File) => void;
  readonly onCamera: () => void;
}

/** The two ways to a photo: a file, PNG or JPEG, and the camera. [A-152 A-153 A-154 A-310] */
export function PhotoWays({ kind, label, onChosen, onCamera }: PhotoWaysProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Icon drawing={pictureFileIcon} className="size-8 text-accent-strong" />
      <p className="text-balance text-center text-[0.8125rem] text-ink-muted leading-snug">
        {kind === 'selfie'
          ? t`Your face and the ID in your hand, both clear. A PNG or JPEG file up to 8 MB, or a photo by the camera.`
          : t`The whole card, all letters sharp. A PNG or JPEG file up to 8 MB, or a photo by the camera.`}
      </p>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={label}
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          if (chosen !== undefined) onChosen(chosen);
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="secondary" onClick={() => chooser.current?.click()}>
          <Icon drawing={plusIcon} className="size-5" />
          {t`Add`}
        </Button>
        <Button kind="ghost" onClick={onCamera}>
          <Icon drawing={cameraIcon} className="size-5" />
          {t`Use camera`}
        </Button>
      </div>
    </>
  );
}
