import { listGames } from '@perya/contract/calls/catalogue';
import { sizes } from '@perya/contract/constants';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/http/api.ts';
import { useLanguage } from '../../lib/language/language-context.ts';
import type { GameQuery } from './filters/category-query.ts';
import { addPage, type GamePages, unreadPages } from './game-pages.ts';

/** Lists that were read: whoever comes back from a game finds the list as long as it was, and the place in it. */
const readBefore = new Map<string, { readonly pages: GamePages; readonly atMs: number }>();
const listsKept = 8;
/** By then games may have opened, closed or changed places. */
const keptMs = 5 * 60_000;

function remember(pages: GamePages): void {
  readBefore.delete(pages.key);
  readBefore.set(pages.key, { pages, atMs: performance.now() });
  const [oldest] = readBefore.keys();
  if (readBefore.size > listsKept && oldest !== undefined) readBefore.delete(oldest);
}

function recall(key: string): GamePages {
  const kept = readBefore.get(key);
  return kept !== undefined && performance.now() - kept.atMs < keptMs
    ? kept.pages
    : unreadPages(key);
}

interface GameList extends GamePages {
  readonly isAsking: boolean;
  /** Asks for the next page, or again for the one that failed. */
  readonly readOn: () => void;
}

/** The games of a query, page by page; null waits. The same query with another turn is asked anew. [G-028 G-240 G-245] */
export function useGames(query: GameQuery | null, turn = 0): GameList {
  const { language } = useLanguage();
  const name = JSON.stringify(query);
  const key = `${turn} ${name}`;
  const [pages, setPages] = useState(() => recall(key));
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  const ask = (from: GamePages) => {
    asked.current?.abort();
    if (query === null) return;
    const asking = new AbortController();
    asked.current = asking;
    setIsAsking(true);
    const input = { ...query, page: from.pagesRead + 1, page_size: sizes.gamePage };
    api.call(listGames, input, { signal: asking.signal }).then(
      (answer) => {
        if (asking.signal.aborted) return;
        const read = addPage(from, answer);
        remember(read);
        setPages(read);
        setIsAsking(false);
      },
      () => {
        if (asking.signal.aborted) return;
        setPages({ ...from, hasFailed: true });
        setIsAsking(false);
        toast.error(say(listTexts.failed, language));
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the query, and only another key asks anew.
  useEffect(() => {
    if (pages.key === key && pages.pagesRead > 0) return;
    const unread = unreadPages(key);
    setPages(unread);
    ask(unread);
    return () => asked.current?.abort();
  }, [key]);

  const shown = pages.key === key ? pages : unreadPages(key);
  const readOn = () => {
    if (!isAsking && shown.hasMore) ask(shown);
  };
  return { ...shown, isAsking, readOn };
}
