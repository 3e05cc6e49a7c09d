import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { searchIcon } from '@perya/ui/icons/action';
import { ContentLink } from '../../lib/page/content-link.tsx';
import { useSite } from '../../lib/page/site.ts';

/** The search of all games, and the operator's row of ways into the lobby; its room is kept while it is on its way. */
export function LobbyWays() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { index, hasIndexFailed } = useSite();
  const ways = hasIndexFailed ? [] : index?.nav;
  return (
    <div className="lobby-ways">
      <ContentLink href="/s-game/sections/search" className="search-entry">
        <Icon drawing={searchIcon} className="size-5" />
        {t`Search games`}
      </ContentLink>
      {ways?.length !== 0 && (
        <nav aria-label={t`Game types`} className="min-w-0">
          <ul className="chips">
            {ways?.map(({ name, link_h5 }) => (
              <li key={link_h5}>
                <ContentLink href={link_h5} className="chip">
                  {say(name, language)}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
