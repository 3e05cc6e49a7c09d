import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  playerTagNames,
  playerTags,
  readPlayerTags,
  setPlayerTag,
} from '@perya/contract/staff/calls/player-tags';
import { say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

/** What colleagues should know of the player, beside the name; whoever writes notes sets it too. */
export function PlayerTags({ uid }: { readonly uid: string }) {
  const { language } = useLanguage();
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
      {may('players.note') && answer && <TagsMenu uid={uid} tags={tags} />}
    </>
  );
}

interface TagsMenuProps {
  readonly uid: string;
  readonly tags: readonly string[];
}

function TagsMenu({ uid, tags }: TagsMenuProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { submit } = useSubmit(setPlayerTag);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet">{t`Tags`}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={4} className="menu">
          {playerTagNames.map((tag) => (
            <DropdownMenu.CheckboxItem
              key={tag}
              checked={tags.includes(tag)}
              // The menu stays, because one often changes several.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(on) => void submit({ uid, tag, on })}
              className="menu-item"
            >
              <span className="inline-flex w-5">
                <DropdownMenu.ItemIndicator>
                  <Icon drawing={checkIcon} className="size-4" />
                </DropdownMenu.ItemIndicator>
              </span>
              {say(playerTags[tag], language)}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
