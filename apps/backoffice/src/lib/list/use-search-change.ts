import { useNavigate } from '@tanstack/react-router';
import type { Search } from './filter-bar.tsx';

/** Puts what was chosen of the filters into the address of the page one is on. */
export function useSearchChange(): (changes: Search) => void {
  const navigate = useNavigate();
  return (changes) =>
    void navigate({
      to: '.',
      replace: true,
      search: ((before: Search) => ({ ...before, ...changes })) as never,
    });
}
