import { useState } from 'react';

/** What the search box asked for last; the same keyword asked again is another turn. */
export function useAskedKeyword() {
  const [asked, setAsked] = useState<{ keyword: string | null; turn: number }>({
    keyword: null,
    turn: 0,
  });
  const ask = (keyword: string | null) => setAsked(({ turn }) => ({ keyword, turn: turn + 1 }));
  return { ...asked, ask };
}
