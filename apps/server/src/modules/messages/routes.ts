import type { liveCalls } from '@perya/contract/calls/live';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { MessagesServices } from './dependencies.ts';
import { getLiveCredential } from './live/get-credential.ts';

export function messagesRoutes(services: MessagesServices): Handlers<typeof liveCalls> {
  return { getLiveCredential: (context) => getLiveCredential(services, context) };
}
