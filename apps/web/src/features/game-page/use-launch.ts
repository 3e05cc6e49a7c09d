import { useLanguage } from '@perya/app-kit/language/language-context';
import { toast } from '@perya/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LaunchProblem, launchProblem } from '../../lib/game/launch-problem.ts';
import { launchProblemText } from '../../lib/game/launch-problem-text.ts';
import { takeLaunch } from '../../lib/game/launches.ts';
import { problemAtGate } from '../../lib/game/problem-at-gate.ts';
import { requestLaunch } from '../../lib/game/request-launch.ts';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';

export type Launch =
  | { readonly state: 'launching' }
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: LaunchProblem };

interface LaunchControl {
  readonly launch: Launch;
  readonly relaunch: () => void;
  readonly fail: (code: string) => void;
}

const launching: Launch = { state: 'launching' };

/** Takes what the launch has answered already; opened directly, the page launches by its name. A failure is said in a toast. [G-239 G-301 M-402] */
export function useLaunch(code: string, content: unknown): LaunchControl {
  const { language } = useLanguage();
  const [launch, setLaunch] = useState<Launch>(launching);
  // Ignore the stale response of a launch that another one replaced.
  const settle = (next: Launch) => setLaunch((now) => (now.state === 'launching' ? next : now));
  const { submit } = useSubmit(() => requestLaunch(code), {
    onDone: (url) => settle({ state: 'open', url }),
    problemOf: (error) => {
      const problem = launchProblem(error);
      settle({ state: 'failed', problem });
      return launchProblemText(problem);
    },
  });
  const relaunch = () => {
    setLaunch(launching);
    // The page has a place of its own for what the gate says: no dialog over an empty page.
    void throughKycGate(
      'play',
      () => submit(undefined),
      (standing) => settle({ state: 'failed', problem: problemAtGate(standing, language) }),
    );
  };
  const begin = useEffectEvent((url: string | null) => {
    if (url === null) relaunch();
    else setLaunch({ state: 'open', url });
  });
  useEffect(() => begin(takeLaunch(content)), [content]);
  const fail = (problemCode: string) => {
    const problem = { code: problemCode, message: null };
    setLaunch({ state: 'failed', problem });
    toast.error(launchProblemText(problem));
  };
  return { launch, relaunch, fail };
}
