import { timings } from '@perya/contract/constants';
import { searchKeyword, shouldSearch } from '@perya/contract/rules/game-search';

interface SearchTimer {
  /** To be called with the text of the box on every change. */
  readonly type: (typed: string) => void;
  readonly stop: () => void;
}

/** Sends once per burst of typing, half a second after its last key; one or two characters are not sent. [G-175 G-176 G-177] */
export function debounceSearch(send: (keyword: string | null) => void): SearchTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    type: (typed) => {
      clearTimeout(timer);
      if (!shouldSearch(typed)) return;
      timer = setTimeout(() => send(searchKeyword(typed)), timings.searchDebounceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
