import { useLingui } from '@lingui/react/macro';
import type { ArticleWords } from '@perya/contract/content/staff-calls/articles';
import type { Text } from '@perya/contract/text';
import { type DiffLine, diffLines, linesOf } from './diff-lines.ts';

interface LinesProps {
  readonly label: string;
  readonly lines: readonly DiffLine[];
}

const signs = { same: '', added: '+', removed: '−' } as const;

function Words({ change, text }: DiffLine) {
  const { t } = useLingui();
  if (change === 'same') return <span>{text}</span>;
  const says = change === 'added' ? t`Added:` : t`Removed:`;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-only">{says} </span>
      {text}
    </Tag>
  );
}

function Lines({ label, lines }: LinesProps) {
  const { t } = useLingui();
  const isSame = lines.every(({ change }) => change === 'same');
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3 className="font-semibold">{label}</h3>
      {isSame ? (
        <p className="text-ink-muted">{t`Nothing differs.`}</p>
      ) : (
        <ul aria-label={label} className="diff-lines">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a comparison never move.
            <li key={place} data-change={line.change}>
              <span aria-hidden="true">{signs[line.change]}</span>
              <Words {...line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TextDiffProps {
  readonly before: ArticleWords | null;
  readonly after: ArticleWords;
}

const whole = (words: ArticleWords | null, language: keyof Text) =>
  words === null ? [] : [words.title[language], ...linesOf(words.body[language])].filter(Boolean);

/** What differs between two texts, both languages side by side. */
export function TextDiff({ before, after }: TextDiffProps) {
  const { t } = useLingui();
  const lines = (language: keyof Text) =>
    diffLines(whole(before, language), whole(after, language));
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Lines label={t`English`} lines={lines('en')} />
      <Lines label={t`Tagalog`} lines={lines('tl')} />
    </div>
  );
}
