import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type ConversationTag,
  conversationTagNames,
  conversationTags,
} from '@perya/contract/rules/support/tags';
import { tagConversation } from '@perya/contract/support/staff-calls/conversations';
import { say } from '@perya/contract/text';
import { TagsMenu } from '../../../lib/overlays/tags-menu.tsx';
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
  const { submit } = useSubmit(tagConversation);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <TagBadges tags={tags} />
      {mayTag && (
        <TagsMenu
          label={t`What it is about`}
          names={conversationTagNames}
          words={conversationTags}
          tags={tags}
          onChange={(tag, on) => void submit({ uid, tag, on })}
        />
      )}
    </div>
  );
}
