import { useLanguage } from '@perya/app-kit/language/language-context';
import { actionText } from '@perya/contract/audit/action-texts/action-text';
import { reasons } from '@perya/contract/staff/reasons';
import { say } from '@perya/contract/text';

/** What an audit entry tells in words: what was done, and why where that was chosen from a list. */
export function useEntryWords(): {
  readonly actionOf: (action: string) => string;
  readonly reasonOf: (reason: string) => string;
} {
  const { language } = useLanguage();
  return {
    // What another release does and this page has no words for is told by its name.
    actionOf: (action) => {
      const text = actionText(action);
      return text ? say(text, language) : action;
    },
    reasonOf: (reason) =>
      Object.hasOwn(reasons, reason)
        ? say(reasons[reason as keyof typeof reasons], language)
        : reason,
  };
}
