import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type ConversationTag,
  conversationTagNames,
  conversationTags,
} from '@perya/contract/rules/support/tags';
import { tagConversation } from '@perya/contract/support/staff-calls/conversations';
import { say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** What it is about, in a word each. */
export function TagBadges({ tags }: { readonly tags: readonly ConversationTag[] }) {
  const { language } = useLanguage();
  return tags.map((tag) => (
    <StatusBadge key={tag} tone="accent">
      {say(conversationTags[tag], language)}
    </StatusBadge>
  ));
}

interface ConversationTagsProps {
  readonly uid: string;
  readonly tags: readonly ConversationTag[];
  /** False for whoever may only read. */
  readonly mayTag: boolean;
}

/** What a conversation is about: by these words colleagues find and count it. */
export function ConversationTags({ uid, tags, mayTag }: ConversationTagsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { submit } = useSubmit(tagConversation);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <TagBadges tags={tags} />
      {mayTag && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button kind="quiet">{t`What it is about`}</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content align="start" sideOffset={4} className="menu">
              {conversationTagNames.map((tag) => (
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
                  {say(conversationTags[tag], language)}
                </DropdownMenu.CheckboxItem>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </div>
  );
}
