import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { errorIcon } from '@perya/ui/icons/status';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { useEffect, useMemo } from 'react';
import { useUpload } from '../../../lib/query/use-upload.ts';

interface TakenSelfieProps {
  readonly photo: File;
  readonly onRetake: () => void;
  readonly onStored: (objectKey: string) => void;
}

/** The photo as it will be sent; Upload sends it, as often as it takes. [A-150 A-151] */
export function TakenSelfie({ photo, onRetake, onStored }: TakenSelfieProps) {
  const { t } = useLingui();
  const preview = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const { send, isBusy, share, problem } = useUpload(onStored);
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-4">
      <div className="camera-frame">
        <img src={preview} alt={t`Your selfie`} className="size-full object-cover" />
      </div>
      {isBusy && (
        <ProgressBar label={t`Uploading`} value={percent} max={100} valueText={`${percent} %`} />
      )}
      {problem !== undefined && (
        <p role="alert" className="flex gap-2 text-[0.9375rem] text-negative leading-snug">
          <Icon drawing={errorIcon} className="size-5" />
          {problem}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size="large" disabled={isBusy} onClick={onRetake}>
          {t`Retake`}
        </Button>
        <Button size="large" busy={isBusy} onClick={() => void send(photo)}>
          {t`Upload`}
        </Button>
      </div>
    </div>
  );
}
