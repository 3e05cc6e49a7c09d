import { useLanguage } from '@perya/app-kit/language/language-context';
import { say, type Text } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../fields/button.tsx';

interface TagsMenuProps<Tag extends string> {
  readonly label: string;
  /** All that there are, in their order, and what each is called. */
  readonly names: readonly Tag[];
  readonly words: Readonly<Record<Tag, Text>>;
  readonly tags: readonly Tag[];
  readonly onChange: (tag: Tag, on: boolean) => void;
}

/** Tags to be set and taken off, one by one. */
export function TagsMenu<Tag extends string>(props: TagsMenuProps<Tag>) {
  const { label, names, words, tags, onChange } = props;
  const { language } = useLanguage();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet">{label}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="start" sideOffset={4} className="menu">
          {names.map((tag) => (
            <DropdownMenu.CheckboxItem
              key={tag}
              checked={tags.includes(tag)}
              // The menu stays, because one often changes several.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(on) => onChange(tag, on)}
              className="menu-item"
            >
              <span className="inline-flex w-5">
                <DropdownMenu.ItemIndicator>
                  <Icon drawing={checkIcon} className="size-4" />
                </DropdownMenu.ItemIndicator>
              </span>
              {say(words[tag], language)}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
