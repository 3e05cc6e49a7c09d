import { reasons } from '@perya/contract/staff/reasons';
import { type RequestActionName, requestActions } from '@perya/contract/staff/request-actions';
import { say } from '@perya/contract/text';
import type { Option } from '../fields/field.tsx';
import { useLanguage } from '../language/language-context.ts';

/** Why something may be asked of a second person. */
export function useActionReasons(action: RequestActionName): readonly Option[] {
  const { language } = useLanguage();
  return requestActions[action].reasons.map((value) => ({
    value,
    label: say(reasons[value], language),
  }));
}
