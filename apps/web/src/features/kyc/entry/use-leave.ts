import { useRouter } from '@tanstack/react-router';

/** Back to the page before, or to the index where there is none. */
export function useLeave(): () => void {
  const { history, navigate } = useRouter();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };
}
