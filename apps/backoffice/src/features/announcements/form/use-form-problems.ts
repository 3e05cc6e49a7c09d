import { useLingui } from '@lingui/react/macro';
import { type AnnouncementForm, readForm } from './read-form.ts';

/** What is wrong with a field, in words, once somebody has tried to save. */
export function useFormProblems(form: AnnouncementForm, hasTried: boolean) {
  const { t } = useLingui();
  const words: Record<keyof AnnouncementForm, string> = {
    picture: t`Choose a picture`,
    title_en: t`Players read this: say it in words`,
    title_tl: t`Players read this: say it in words`,
    body_en: t`In both languages, or in none`,
    body_tl: t`In both languages, or in none`,
    link: t`A path of the app, as /welfare, or an address with https://`,
    frequency: '',
    start: t`Say when it begins`,
    end: t`Say when it ends, after it begins`,
    levels: t`Levels as 1-5, 12`,
    brands: t`Choose one brand at least`,
    seq: t`A whole number from 0 to 9999`,
  };
  return (field: keyof AnnouncementForm): string | undefined => {
    const read = readForm(form);
    const isWrong = hasTried && 'problems' in read && read.problems[field];
    return isWrong ? words[field] : undefined;
  };
}
