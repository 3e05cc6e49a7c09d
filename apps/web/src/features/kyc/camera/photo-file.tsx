import { buttonClass } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { pictureFileIcon } from './camera-icons.ts';

interface PhotoFileProps {
  readonly label: string;
  readonly onChosen: (photo: File) => void;
}

/** A photo from the device, where the camera does not work; on a phone the chooser offers its own camera app. */
export function PhotoFile({ label, onChosen }: PhotoFileProps) {
  return (
    <label
      className={`${buttonClass('primary', 'large')} has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
    >
      <Icon drawing={pictureFileIcon} className="size-5" />
      {label}
      <input
        type="file"
        accept="image/png,image/jpeg"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again after a retake.
          event.target.value = '';
          if (chosen !== undefined) onChosen(chosen);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
