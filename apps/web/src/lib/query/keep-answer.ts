import type { AnswerOf, Call } from '@perya/contract/call';
import { listFavourites } from '@perya/contract/calls/catalogue';
import { getProfile } from '@perya/contract/calls/profile';
import { getWallet } from '@perya/contract/calls/wallet';
import { localStore } from '../browser/browser-stores.ts';
import { writePlayerRecord } from '../player/player-record.ts';
import { useSession } from '../session/session.ts';

type Keeper = readonly [Call, (answer: never) => void];

const keeper = <C extends Call>(call: C, keep: (answer: AnswerOf<C>) => void): Keeper => [
  call,
  keep,
];

/** Answers that the frame around every page shows too, and some of which survive a reload. */
const keepers = new Map<Call, (answer: never) => void>([
  keeper(getProfile, (profile) => {
    writePlayerRecord(localStore, 'profile', profile, Date.now());
    useSession.setState({ profile });
  }),
  keeper(getWallet, (wallet) => useSession.setState({ wallet })),
  keeper(listFavourites, ({ data }) => useSession.setState({ favourites: data })),
]);

export function keepAnswer<C extends Call>(call: C, answer: AnswerOf<C>): void {
  keepers.get(call)?.(answer as never);
}
