import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  playerTagNames,
  playerTags,
  readPlayerTags,
  setPlayerTag,
} from '@perya/contract/staff/calls/player-tags';
import { say } from '@perya/contract/text';
import { TagsMenu } from '../../lib/overlays/tags-menu.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** What colleagues should know of the player, beside the name; whoever writes notes sets it too. */
export function PlayerTags({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { submit } = useSubmit(setPlayerTag);
  const may = useMay();
  const { answer } = useCall(readPlayerTags, { uid });
  const tags = (answer?.tags ?? []).map(({ tag }) => tag);
  return (
    <>
      {tags.map((tag) => (
        <StatusBadge key={tag} tone="accent">
          {say(playerTags[tag], language)}
        </StatusBadge>
      ))}
      {may('players.note') && answer && (
        <TagsMenu
          label={t`Tags`}
          names={playerTagNames}
          words={playerTags}
          tags={tags}
          onChange={(tag, on) => void submit({ uid, tag, on })}
        />
      )}
    </>
  );
}
