import { type RequestActionName, requestActions } from '@perya/contract/staff/request-actions';
import { useReasons } from './use-asking.ts';

/** Why something may be asked of a second person. */
export const useActionReasons = (action: RequestActionName) =>
  useReasons(requestActions[action].reasons);
