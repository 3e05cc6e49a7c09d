import { useLingui } from '@lingui/react/macro';
import type { CameraProblem } from './open-camera.ts';

/** What the player reads instead of a picture. */
export function useCameraTexts(): Record<CameraProblem, string> {
  const { t } = useLingui();
  return {
    missing: t`No camera was found on this device. You can choose a photo instead.`,
    refused: t`The camera is not allowed for this site. Allow it in the settings of your browser, or choose a photo instead.`,
    taken: t`Another app is using the camera. Close it and try again, or choose a photo instead.`,
    failed: t`The camera could not be started. Try again, or choose a photo instead.`,
  };
}
