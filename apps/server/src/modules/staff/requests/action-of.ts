import type { Permission } from '@perya/contract/staff/permissions';
import { isRequestAction, requestActions } from '@perya/contract/staff/request-actions';
import * as z from 'zod/mini';
import type { RequestAction } from '../../audit/index.ts';
import type { RequestServices } from './services.ts';

/** What a stored request asks for; null where no release knows it any longer. */
export function actionOf({ actions }: Pick<RequestServices, 'actions'>, name: string) {
  if (!isRequestAction(name)) return null;
  const action: RequestAction = actions[name];
  const { permission, input }: { permission: Permission; input: z.ZodMiniType } =
    requestActions[name];
  return {
    ...action,
    permission,
    /** Reads the input again: a release may have changed what the action takes. */
    readInput: (stored: unknown): unknown => z.parse(input, stored),
  };
}
