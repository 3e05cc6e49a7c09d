import { classNames } from './class-names.ts';

/** A drawing on the 24 × 24 grid: what is drawn as a line, what is filled. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

export interface IconProps {
  readonly drawing: Drawing;
  /** Only where no text stands beside it; without a label a screen reader passes over the icon. */
  readonly label?: string;
  readonly className?: string;
}

export function Icon({ drawing, label, className }: IconProps) {
  return (
    <svg
      // Attributes and not classes, so that any size class of the caller wins.
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      focusable="false"
      className={classNames('shrink-0', className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {drawing.solid && <path d={drawing.solid} fill="currentColor" fillRule="evenodd" />}
      {drawing.line && (
        <path
          d={drawing.line}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
