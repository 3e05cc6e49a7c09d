import type { Entry } from './enter-by-partner.ts';
import { EntryPage } from './entry-page.tsx';
import { LeaveFor } from './leave-for.tsx';
import { wantedPage } from './rules/destination.ts';
import { decodeToken } from './rules/entry-token.ts';
import { WalletPage } from './wallet-page.tsx';

/** A token that is there as it is, and where the link wants to go. */
function entryOf(query: URLSearchParams, brought: string | null): Entry {
  const page = wantedPage({
    game: query.get('game') ?? undefined,
    pathname: query.get('pathname') ?? undefined,
  });
  return { token: brought === '' ? null : brought, page, failedPage: page };
}

/** `/redirect-user`: the e-wallet app sends its player with a token. [A-060 M-086 M-389] */
export function WalletDoor() {
  return <EntryPage partner="ewallet" readEntry={entryOf} />;
}

/** `/gcash` and `/glife`: open the wallet app, unless it has sent the player itself. [A-061 M-087] */
export function WalletAppDoor() {
  return (
    <EntryPage
      partner="ewallet"
      readEntry={(query, brought) => (brought === null ? null : entryOf(query, brought))}
    >
      <WalletPage />
    </EntryPage>
  );
}

/** `/maya`: the second wallet's mini-app sends its player with a session id. [A-065 M-091 M-390] */
export function SecondMiniDoor() {
  return <EntryPage partner="maya" readEntry={entryOf} />;
}

/** `/lazada-mini`: the shopping app sends its player with a code; whoever has none is led to where they get one. [A-057 A-062 M-088 M-391] */
export function ShoppingDoor() {
  return (
    <EntryPage
      partner="lazada"
      readEntry={(query, brought) => (brought === null ? null : entryOf(query, brought))}
    >
      <LeaveFor page="shopLandingUrl" />
    </EntryPage>
  );
}

/** `/lazada-game/:gameName/:token`: one game of the shopping app, with an encoded code. [A-063 M-089] */
export function ShoppingGameDoor({ gameName }: { gameName: string }) {
  const page = wantedPage({ game: gameName });
  return (
    <EntryPage
      partner="lazada"
      purpose="game"
      readEntry={(_query, brought) => ({ token: decodeToken(brought), page, failedPage: page })}
    />
  );
}

/** `/MY`: the shopping partner's player in a browser, with an encoded code. [M-090 M-404] */
export function BrowserDoor() {
  return (
    <EntryPage
      partner="lazada-h5"
      purpose="browser"
      readEntry={(query, brought) => ({
        ...entryOf(query, brought),
        token: decodeToken(brought),
        failedPage: '/?action=login',
      })}
    />
  );
}
