import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { AnswerOf, Call } from '@perya/contract/call';
import { listFavourites } from '@perya/contract/catalogue/calls/catalogue';
import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { knownOf } from '../kyc/known-kyc.ts';
import { writePlayerRecord } from '../player/player-record.ts';
import { useSession, walletOf } from '../session/session.ts';

type Store = readonly [Call, (answer: never) => void];

const storeFor = <C extends Call>(call: C, keep: (answer: AnswerOf<C>) => void): Store => [
  call,
  keep,
];

/** Answers that also go to the session store, for the shell, and in part to local storage. */
const stores = new Map<Call, (answer: never) => void>([
  storeFor(getProfile, (profile) => {
    // What the identity check knows of the person does not outlive the page.
    const kept = { ...profile, real_username: '', gender: '' };
    writePlayerRecord(localStore, 'profile', kept, Date.now());
    useSession.setState({ profile });
  }),
  storeFor(getKyc, (record) => writePlayerRecord(localStore, 'kyc', knownOf(record), Date.now())),
  storeFor(getWallet, (wallet) => useSession.setState({ wallet: walletOf(wallet) })),
  storeFor(listFavourites, ({ data }) => useSession.setState({ favourites: data })),
]);

export function storeAnswer<C extends Call>(call: C, answer: AnswerOf<C>): void {
  stores.get(call)?.(answer as never);
}
