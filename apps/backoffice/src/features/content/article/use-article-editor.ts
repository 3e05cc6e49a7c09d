import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import {
  type Article,
  type ArticleWords,
  dropDraft,
  saveArticle,
} from '@perya/contract/content/staff-calls/articles';
import type { HelpGroup } from '@perya/contract/rules/content/help-groups';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { offerUndo } from '../../../lib/undo/undo-offer.ts';

interface Typed {
  readonly words: ArticleWords;
  readonly place: string;
  readonly sort: number;
}

const typedOf = ({ words, place, sort }: Article): Typed => ({ words, place, sort });

const isSame = (a: Typed, b: Typed) => JSON.stringify(a) === JSON.stringify(b);

interface Needs {
  readonly article: Article;
  readonly setArticle: (article: Article) => void;
  readonly reload: () => Promise<void>;
}

/** What is being typed, on which revision, and what became of it. Whatever the server says, the typed words stay. */
export function useArticleEditor({ article, setArticle, reload }: Needs) {
  const { t } = useLingui();
  const [base, setBase] = useState(article);
  const [typed, setTyped] = useState<Typed>(() => typedOf(article));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isOvertaken, setOvertaken] = useState(false);
  const take = (next: Article) => {
    setBase(next);
    setTyped(typedOf(next));
    setOvertaken(false);
  };
  const show = (next: Article) => {
    setArticle(next);
    take(next);
  };
  const problemOf = (error: unknown) => {
    if (!isApiError(error)) return t`No connection. Try again.`;
    if (error.code !== 'CHANGED_MEANWHILE') return error.message;
    setOvertaken(true);
    void reload();
    return null;
  };
  const save = useSubmit(saveArticle, {
    problemIn: 'form',
    problemOf,
    onDone: (answer) => {
      setLeftOut(answer.left_out);
      show(answer.article);
      toast.success(t`The draft is saved`);
    },
  });
  const restore = useSubmit(saveArticle, { onDone: ({ article: restored }) => show(restored) });
  const drop = useSubmit(dropDraft, {
    problemOf,
    onDone: (next) => {
      show(next);
      const given = { ...draft, revision: next.revision };
      offerUndo(t`The draft was given up`, () => restore.submit(given));
    },
  });
  const { id, revision } = base;
  const draft = {
    id,
    revision,
    words: typed.words,
    sort: typed.sort,
    ...(base.kind === 'help' ? { group: typed.place as HelpGroup } : {}),
  };
  return {
    base,
    typed,
    leftOut,
    isOvertaken,
    isDirty: !isSame(typed, typedOf(base)),
    isBusy: save.isBusy || drop.isBusy,
    problem: save.problem,
    type: (next: Partial<Typed>) => setTyped({ ...typed, ...next }),
    fill: setTyped,
    show,
    save: () => void save.submit(draft),
    drop: () => void drop.submit({ id, revision }),
    /** Goes on from what a colleague saved meanwhile: with their words, or with the own ones over them. */
    takeTheirs: () => take(article),
    keepMine: () => {
      setBase(article);
      setOvertaken(false);
    },
  };
}

export type ArticleEditor = ReturnType<typeof useArticleEditor>;
