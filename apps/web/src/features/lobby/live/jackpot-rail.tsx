import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  jackpotSeconds,
  listJackpots,
  readOwnJackpots,
} from '@perya/contract/games/calls/jackpots';
import { say, type Text } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { ContentLink } from '../../../lib/page/content-link.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';

/** Texts and not messages: the catalogue of the lobby belongs to the first load. */
const title: Text = { en: 'Jackpots', tl: 'Mga jackpot' };

/** The home page is looked at for longer than a pool, and by more people. */
const pollMs = 4 * jackpotSeconds * 1000;
const live = { freshMs: pollMs, pollMs };

/** What can be won now; nothing where there is no jackpot. */
export default function JackpotRail() {
  const { language } = useLanguage();
  const isPlayer = useSession(isLoggedIn);
  const own = useCall(readOwnJackpots, {}, { ...live, isWanted: isPlayer });
  const all = useCall(listJackpots, {}, { ...live, isWanted: !isPlayer });
  const jackpots = own.answer?.jackpots ?? all.answer?.jackpots ?? [];
  if (jackpots.length === 0) return null;
  return (
    <ContentLink href="/jackpots" className="jackpots-way">
      <h2>{say(title, language)}</h2>
      <ul>
        {jackpots.map(({ code, name, amount }) => (
          <li key={code}>
            <span>{say(name, language)}</span> <Amount value={pesoText(amount)} />
          </li>
        ))}
      </ul>
    </ContentLink>
  );
}
