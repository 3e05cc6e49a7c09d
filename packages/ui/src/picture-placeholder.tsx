import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { boothIcon } from './icons/frame.ts';

interface PicturePlaceholderProps {
  readonly alt: string;
  readonly className: string | undefined;
}

/** A drawn booth where a picture did not come; it has the picture's name and its room. [M-407] */
export function PicturePlaceholder({ alt, className }: PicturePlaceholderProps) {
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames(
        'flex items-center justify-center overflow-hidden bg-sunken text-control',
        className,
      )}
    >
      <Icon drawing={boothIcon} className="size-1/3 max-h-16 min-h-6 min-w-6 max-w-16" />
    </span>
  );
}
