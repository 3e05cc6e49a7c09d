import { useLingui } from '@lingui/react/macro';

/** What is wrong with a field, in words. */
export function useFieldWords() {
  const { t } = useLingui();
  return {
    picture: t`Choose a picture`,
    title_en: t`Players read this: say it in words`,
    title_tl: t`Players read this: say it in words`,
    body_en: t`In both languages, or in none`,
    body_tl: t`In both languages, or in none`,
    link: t`A path of the app, as /welfare, or an address with https://`,
    start: t`Say when it begins`,
    end: t`Say when it ends, after it begins`,
    levels: t`Levels as 1-5, 12`,
    brands: t`Choose one brand at least`,
    seq: t`A whole number from 0 to 9999`,
    reason: t`Say why: it stands in the audit`,
  };
}
