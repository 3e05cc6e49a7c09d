import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../../lib/fields/field.tsx';

interface EditTexts {
  readonly title: string;
  readonly consequence: string;
  readonly decide: string;
  readonly outcome: string;
  readonly reasons: readonly Option[];
}

/** What each decision about a game says before and after, and why one makes it. */
export function useEditTexts(name: string) {
  const { t } = useLingui();
  const because = (...labels: string[]): Option[] =>
    [...labels, t`Another reason`].map((label) => ({ value: label, label }));
  const faults = because(
    t`The game misbehaves`,
    t`The provider asks for it`,
    t`Planned maintenance`,
  );
  const mended = because(t`The work is done`, t`The provider asks for it`, t`It was a mistake`);
  return {
    maintain: {
      title: t`Maintenance of ${name}`,
      consequence: t`Within a second nobody can open the game or bet in it. It stays listed, dimmed. Open rounds are finished.`,
      decide: t`Begin maintenance`,
      outcome: t`${name} is under maintenance.`,
      reasons: faults,
    },
    resume: {
      title: t`End the maintenance of ${name}`,
      consequence: t`Within a second players can open the game and bet in it again.`,
      decide: t`End maintenance`,
      outcome: t`${name} is no longer under maintenance.`,
      reasons: mended,
    },
    close: {
      title: t`Close ${name}`,
      consequence: t`Within a second the game is no longer listed, and nobody can open it or bet in it. Open rounds are finished.`,
      decide: t`Close the game`,
      outcome: t`${name} is closed.`,
      reasons: faults,
    },
    open: {
      title: t`Open ${name}`,
      consequence: t`Within a second the game is listed, and players can open it.`,
      decide: t`Open the game`,
      outcome: t`${name} is open.`,
      reasons: mended,
    },
    marks: {
      title: t`Marks of ${name}`,
      consequence: t`Hot and new games stand in lists of their own on the home page.`,
      decide: t`Save`,
      outcome: t`The marks of ${name} are saved.`,
      reasons: because(t`The week’s selection`, t`An agreement with the provider`),
    },
  } satisfies Record<string, EditTexts>;
}
