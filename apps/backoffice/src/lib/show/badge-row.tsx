import { StatusBadge, type Tone } from './status-badge.tsx';

interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** As many as fit into a cell beside the others of its row. */
const shownMax = 2;

/** Short words in a cell of a list, the weightiest first. A row has one line: what does not fit is counted, and named on hover. */
export function BadgeRow({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return '–';
  const rest = badges.slice(shownMax);
  const named = rest.map(({ text }) => text).join(', ');
  return (
    <span className="flex gap-1">
      {badges.slice(0, shownMax).map(({ text, tone }) => (
        <StatusBadge key={text} tone={tone}>
          {text}
        </StatusBadge>
      ))}
      {rest.length > 0 && (
        <span title={named}>
          <StatusBadge tone={rest[0]?.tone ?? 'neutral'}>
            <span aria-hidden="true">+{rest.length}</span>
            <span className="sr-only">{named}</span>
          </StatusBadge>
        </span>
      )}
    </span>
  );
}
