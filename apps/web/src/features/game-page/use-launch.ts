import { useCallback, useEffect, useRef, useState } from 'react';
import { type LaunchProblem, launchProblem } from '../../lib/game/launch-problem.ts';
import { takeLaunch } from '../../lib/game/launches.ts';
import { requestLaunch } from '../../lib/game/request-launch.ts';

export type Launch =
  | { readonly state: 'launching' }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: LaunchProblem };

interface LaunchControl {
  readonly launch: Launch;
  readonly relaunch: () => void;
  readonly fail: (code: string) => void;
}

/** Takes what the launch has answered already; opened directly, the page launches by its name. [G-301] */
export function useLaunch(code: string, content: unknown): LaunchControl {
  const [launch, setLaunch] = useState<Launch>({ state: 'launching' });
  const asked = useRef(0);
  const relaunch = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const settle = (next: Launch) => asked.current === mine && setLaunch(next);
    setLaunch({ state: 'launching' });
    requestLaunch(code).then(
      (url) => settle({ state: 'open', url }),
      (error: unknown) => settle({ state: 'failed', problem: launchProblem(error) }),
    );
  }, [code]);
  useEffect(() => {
    const url = takeLaunch(content);
    if (url === null) relaunch();
    else setLaunch({ state: 'open', url });
    return () => {
      asked.current += 1;
    };
  }, [content, relaunch]);
  const fail = (problemCode: string) =>
    setLaunch({ state: 'failed', problem: { code: problemCode, message: null } });
  return { launch, relaunch, fail };
}
