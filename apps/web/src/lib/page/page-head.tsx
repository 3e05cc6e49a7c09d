import { Icon } from '@perya/ui/icon';
import { backIcon } from '@perya/ui/icons/action';
import { Link } from '@tanstack/react-router';

interface PageHeadProps {
  readonly title: string;
  readonly backTo: string;
  readonly backLabel: string;
}

/** The title of a page below another, with the way back up. */
export function PageHead({ title, backTo, backLabel }: PageHeadProps) {
  return (
    <header className="flex items-center gap-1">
      <Link
        to={backTo}
        aria-label={backLabel}
        title={backLabel}
        className="-ml-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sunken"
      >
        <Icon drawing={backIcon} />
      </Link>
      <h1 className="min-w-0 font-extrabold text-2xl leading-tight">{title}</h1>
    </header>
  );
}
