import type { requestsCalls } from '@perya/contract/staff/calls/requests';
import type { askingCalls } from '@perya/contract/staff/request-actions';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { approveRequest } from './approve-request.ts';
import { askingRoutes } from './ask-for-approval.ts';
import { declineRequest, withdrawRequest } from './close-request.ts';
import { collectPart } from './collect-part.ts';
import { countWaiting, listRequests, readRequest } from './read-requests.ts';
import type { RequestServices } from './services.ts';

export type RequestsCalls = typeof requestsCalls & typeof askingCalls;

export function requestsRoutes(services: RequestServices): Handlers<RequestsCalls> {
  return {
    listRequests: (context, request) => listRequests(services, context, request),
    readRequest: (context, { id }) => readRequest(services, context, BigInt(id)),
    async countRequests(context) {
      const { count, oldestAt } = await countWaiting(services, context);
      return { waiting: count, oldest_at: seconds(oldestAt) };
    },
    async approveRequest(context, { id, ...given }) {
      await approveRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    async declineRequest(context, { id, ...given }) {
      await declineRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    async withdrawRequest(context, { id, ...given }) {
      await withdrawRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    collectPart: (context, { id }) => collectPart(services, context, BigInt(id)),
    ...askingRoutes(services),
  };
}
