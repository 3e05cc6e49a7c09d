import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import {
  dropDraft,
  listPieces,
  type Piece,
  type PieceWords,
  savePiece,
} from '@perya/contract/content/staff-calls/pieces';
import type { HelpGroup } from '@perya/contract/rules/content/help-groups';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { refreshCalls } from '../../../lib/query/query-client.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface Typed {
  readonly words: PieceWords;
  readonly place: string;
  readonly sort: number;
}

const typedOf = ({ words, place, sort }: Piece): Typed => ({ words, place, sort });

const isSame = (a: Typed, b: Typed) => JSON.stringify(a) === JSON.stringify(b);

interface Needs {
  readonly piece: Piece;
  readonly setPiece: (piece: Piece) => void;
  readonly reload: () => Promise<void>;
}

/** What is being typed, on which revision, and what became of it. Whatever the server says, the typed words stay. */
export function usePieceEditor({ piece, setPiece, reload }: Needs) {
  const { t } = useLingui();
  const [base, setBase] = useState(piece);
  const [typed, setTyped] = useState<Typed>(() => typedOf(piece));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isOvertaken, setOvertaken] = useState(false);
  const take = (next: Piece) => {
    setBase(next);
    setTyped(typedOf(next));
    setOvertaken(false);
  };
  const show = async (next: Piece) => {
    setPiece(next);
    take(next);
    await refreshCalls(listPieces);
  };
  const problemOf = (error: unknown) => {
    if (!isApiError(error)) return t`No connection. Try again.`;
    if (error.code !== 'CHANGED_MEANWHILE') return error.message;
    setOvertaken(true);
    void reload();
    return null;
  };
  const save = useSubmit(savePiece, {
    problemIn: 'form',
    problemOf,
    onDone: async (answer) => {
      setLeftOut(answer.left_out);
      await show(answer.piece);
      toast.success(t`The draft is saved`);
    },
  });
  const drop = useSubmit(dropDraft, { problemOf, onDone: show });
  const { id, revision } = base;
  return {
    base,
    typed,
    leftOut,
    isOvertaken,
    isDirty: !isSame(typed, typedOf(base)),
    isBusy: save.isBusy || drop.isBusy,
    problem: save.problem,
    type: (next: Partial<Typed>) => setTyped({ ...typed, ...next }),
    show,
    save: () =>
      void save.submit({
        id,
        revision,
        words: typed.words,
        sort: typed.sort,
        ...(base.kind === 'help' ? { group: typed.place as HelpGroup } : {}),
      }),
    drop: () => void drop.submit({ id, revision }),
    /** Goes on from what a colleague saved meanwhile: with their words, or with the own ones over them. */
    takeTheirs: () => take(piece),
    keepMine: () => {
      setBase(piece);
      setOvertaken(false);
    },
  };
}

export type PieceEditor = ReturnType<typeof usePieceEditor>;
