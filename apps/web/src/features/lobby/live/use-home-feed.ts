import { readHomeFeed } from '@perya/contract/games/calls/home-feed';
import { useCall } from '../../../lib/query/use-call.ts';

/** A round takes seconds; more often would tell nobody more. */
const pollMs = 20_000;

/** What goes on in the house; one request for all who show a part of it. */
export function useHomeFeed() {
  return useCall(readHomeFeed, {}, { freshMs: pollMs, pollMs });
}
