import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { refreshIcon } from '@perya/ui/icons/action';
import { Spinner } from '@perya/ui/states/spinner';
import { useState } from 'react';
import type { Facing } from './camera-constraints.ts';
import { cameraIcon, turnCameraIcon } from './camera-icons.ts';
import type { CameraProblem } from './open-camera.ts';
import { PhotoFile } from './photo-file.tsx';
import { useCamera } from './use-camera.ts';

interface CameraViewProps {
  /** Which camera opens first. */
  readonly begin: Facing;
  /** The file's name, without its ending. */
  readonly name: string;
  readonly onTaken: (photo: File) => void;
  /** What to hold into the picture: drawn over it. */
  readonly guide: 'selfie' | 'card';
}

/** A live camera with its shutter; where there is none, why, and the way by file. [A-149 A-153 A-420 A-500] */
export function CameraView({ begin, name, onTaken, guide }: CameraViewProps) {
  const { t } = useLingui();
  const texts = useCameraTexts();
  const { videoRef, state, problem, facing, turn, tryAgain, take } = useCamera(begin);
  const [isTaking, setTaking] = useState(false);
  const shoot = async () => {
    setTaking(true);
    const photo = await take(name);
    setTaking(false);
    if (photo !== null) onTaken(photo);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="camera-frame" data-guide={guide}>
        <video
          ref={videoRef}
          autoPlay
          playsInline
          muted
          aria-label={t`Camera picture`}
          hidden={state === 'failed'}
          className={classNames(
            'absolute inset-0 size-full object-cover',
            facing === 'user' && '-scale-x-100',
          )}
        />
        {state === 'live' && <span aria-hidden="true" className="camera-guide" />}
        {state === 'opening' && (
          <p role="status" className="camera-word">
            <Spinner /> {t`Starting the camera…`}
          </p>
        )}
        {problem !== null && (
          <p role="alert" className="camera-word flex-col">
            <Icon drawing={cameraIcon} className="size-9 text-spark" />
            {texts[problem]}
          </p>
        )}
      </div>
      {problem === null ? (
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <span />
          <button
            type="button"
            aria-label={t`Take photo`}
            disabled={state !== 'live' || isTaking}
            onClick={() => void shoot()}
            className="camera-shutter"
          />
          <button
            type="button"
            aria-label={t`Switch camera`}
            title={t`Switch camera`}
            disabled={state !== 'live'}
            onClick={turn}
            className="inline-flex size-12 items-center justify-center justify-self-end rounded-full border border-control bg-raised text-ink hover:bg-sunken disabled:text-ink-muted"
          >
            <Icon drawing={turnCameraIcon} />
          </button>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <PhotoFile label={t`Choose a photo`} onChosen={onTaken} />
          <Button kind="secondary" size="large" onClick={tryAgain}>
            <Icon drawing={refreshIcon} className="size-5" />
            {t`Try the camera again`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the player reads instead of a picture. */
function useCameraTexts(): Record<CameraProblem, string> {
  const { t } = useLingui();
  return {
    missing: t`No camera was found on this device. You can choose a photo instead.`,
    refused: t`The camera is not allowed for this site. Allow it in the settings of your browser, or choose a photo instead.`,
    taken: t`Another app is using the camera. Close it and try again, or choose a photo instead.`,
    failed: t`The camera could not be started. Try again, or choose a photo instead.`,
  };
}
