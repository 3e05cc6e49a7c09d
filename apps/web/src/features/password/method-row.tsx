import { type Drawing, Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Spinner } from '@perya/ui/states/spinner';

interface MethodRowProps {
  readonly drawing: Drawing;
  readonly title: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** One of the methods to prove one's identity. */
export function MethodRow({ drawing, title, text, busy = false, onPress }: MethodRowProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => !busy && onPress()}
      className="flex min-h-16 w-full items-center gap-3.5 rounded-card border border-line bg-raised p-4 text-left shadow-card hover:bg-sunken"
    >
      <Icon drawing={drawing} className="size-6 text-accent-strong" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-[0.875rem] text-ink-muted">{text}</span>
      </span>
      {busy ? <Spinner /> : <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted" />}
    </button>
  );
}
