import { isSafeHref } from '@perya/contract/rules/content/markup';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronDownIcon } from '@perya/ui/icons/action';
import { Markdown } from '@perya/ui/prose/markdown';
import { questionsOf } from './questions-of.ts';

/** The questions by themselves, each with its answer behind it: nobody reads a wall of text for one of them. */
export function QuestionList({ text }: { readonly text: string }) {
  const { before, questions } = questionsOf(text);
  return (
    <>
      {before !== '' && (
        <Card>
          <Markdown text={before} isSafeHref={isSafeHref} />
        </Card>
      )}
      <ul className="flex flex-col gap-3">
        {questions.map(({ title, answer }) => (
          <li key={title}>
            <details className="group rounded-card border border-line bg-raised shadow-card">
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 [&::-webkit-details-marker]:hidden">
                <h2 className="min-w-0 flex-1 font-sans font-semibold text-base">{title}</h2>
                <Icon
                  drawing={chevronDownIcon}
                  className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="px-4 pb-4">
                <Markdown text={answer} isSafeHref={isSafeHref} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
