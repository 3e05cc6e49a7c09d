import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { RequestState } from '@perya/contract/staff/calls/requests';
import { type Reason, reasons } from '@perya/contract/staff/reasons';
import { isRequestAction, requestActions } from '@perya/contract/staff/request-actions';
import { say } from '@perya/contract/text';
import type { Option } from '../../lib/fields/field.tsx';
import type { Tone } from '../../lib/show/status-badge.tsx';

const tones: Record<RequestState, Tone> = {
  open: 'accent',
  approved: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
  expired: 'warning',
};

/** How requests are told, in the language of the page. */
export function useRequestWords() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const states: Record<RequestState, string> = {
    open: t`Open`,
    approved: t`Approved`,
    declined: t`Declined`,
    withdrawn: t`Withdrawn`,
    expired: t`Expired`,
  };
  return {
    stateOf: (state: RequestState) => ({ tone: tones[state], text: states[state] }),
    /** An action of an earlier release still has its name. */
    actionOf: (action: string) =>
      isRequestAction(action) ? say(requestActions[action].title, language) : action,
    reasonOf: (reason: Reason) => say(reasons[reason], language),
    optionsOf: (names: readonly Reason[]): readonly Option[] =>
      names.map((value) => ({ value, label: say(reasons[value], language) })),
  };
}
