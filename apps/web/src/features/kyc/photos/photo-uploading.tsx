import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { refreshIcon } from '@perya/ui/icons/action';
import { ProgressBar } from '@perya/ui/states/progress-bar';

interface PhotoUploadingProps {
  readonly photo: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  /** To another photo. */
  readonly onDrop: () => void;
}

/** How far the upload is; one that failed can be tried again without choosing the photo anew. */
export function PhotoUploading({ photo, share, isBusy, onRetry, onDrop }: PhotoUploadingProps) {
  const { t, i18n } = useLingui();
  if (isBusy) {
    return (
      <div className="w-full">
        <ProgressBar
          label={t`Uploading…`}
          value={share}
          max={1}
          valueText={i18n.number(share, { style: 'percent' })}
        />
      </div>
    );
  }
  return (
    <>
      <p className="max-w-full truncate text-[0.875rem]">{photo.name}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="secondary" onClick={onRetry}>
          <Icon drawing={refreshIcon} className="size-5" />
          {t`Try again`}
        </Button>
        <Button kind="ghost" onClick={onDrop}>{t`Choose another`}</Button>
      </div>
    </>
  );
}
