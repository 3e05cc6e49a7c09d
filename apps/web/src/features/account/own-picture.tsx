import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { plusIcon } from '@perya/ui/icons/action';
import { useEffect, useMemo, useState } from 'react';

interface OwnPictureProps {
  readonly file: File | null;
  readonly onChoose: (file: File) => void;
}

/** A picture from the player's own device, previewed before it is uploaded. */
export function OwnPicture({ file, onChoose }: OwnPictureProps) {
  const { t } = useLingui();
  const preview = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  // A file that is no picture has no preview; the server refuses it with a message.
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);
  return (
    <label className="relative flex min-h-20 items-center gap-4 rounded-card border border-control border-dashed bg-raised px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t`Upload a picture of your own`}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) onChoose(chosen);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft text-accent-strong">
        {preview === null || preview === broken ? (
          <Icon drawing={plusIcon} />
        ) : (
          <img
            src={preview}
            alt=""
            width={56}
            height={56}
            onError={() => setBroken(preview)}
            className="size-14 object-cover"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{t`Upload a picture of your own`}</span>
        <span className="block truncate text-[0.8125rem] text-ink-muted">
          {file === null ? t`PNG, JPEG or WebP, up to 8 MB` : file.name}
        </span>
      </span>
    </label>
  );
}
