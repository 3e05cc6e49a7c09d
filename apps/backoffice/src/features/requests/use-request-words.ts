import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { isWithdrawalRule, withdrawalRules } from '@perya/contract/payments/staff-withdrawal-rules';
import type { RequestState, StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { type Reason, reasons } from '@perya/contract/staff/reasons';
import { isRequestAction, requestActions } from '@perya/contract/staff/request-actions';
import { roles } from '@perya/contract/staff/roles';
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

const isRole = (name: string): name is keyof typeof roles => name in roles;

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
    aboutOf: ({ kind, id }: StaffRequestDetail['about']) => {
      if (kind === 'rule' && isWithdrawalRule(id)) return say(withdrawalRules[id].title, language);
      if (kind === 'role' && isRole(id)) return say(roles[id], language);
      const named: Record<string, string> = {
        player: t`Player ${id}`,
        channel: t`Channel ${id}`,
        venue: t`Venue ${id}`,
        staff: t`Colleague ${id}`,
        house: t`The house`,
      };
      return named[kind] ?? id;
    },
    reasonOf: (reason: Reason) => say(reasons[reason], language),
    optionsOf: (names: readonly Reason[]): readonly Option[] =>
      names.map((value) => ({ value, label: say(reasons[value], language) })),
  };
}
