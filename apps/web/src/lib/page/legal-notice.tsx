import { useLanguage } from '@perya/app-kit/language/language-context';
import { commonHelpline } from '@perya/contract/brands';
import { ageMark, dialled, legalTexts, licenceText } from '@perya/contract/legal-texts';
import { say } from '@perya/contract/text';
import { SiteImage } from '../image/site-image.tsx';
import { useSite } from './site.ts';

/** As the operator has written it; whoever helps is named even where that did not come. */
function useLegal() {
  const { index } = useSite();
  return index?.legal ?? { licence: null, helpline: commonHelpline };
}

/** Who may play, that it is addictive, who helps and who watches: what the law wants to be read wherever one plays or pays. */
export function LegalNotice() {
  const { licence } = useLegal();
  return (
    <div className="flex items-center gap-3">
      {licence && (
        <a
          href={licence.url}
          target="_blank"
          rel="noopener noreferrer"
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <SiteImage
            path={licence.logo}
            alt={licence.regulator}
            width={40}
            height={40}
            className="size-10"
          />
        </a>
      )}
      <LegalWords />
    </div>
  );
}

/** The words alone, where the regulator's own logos stand above them. */
export function LegalWords() {
  const { language } = useLanguage();
  const { licence } = useLegal();
  return (
    <div className="min-w-0 text-[0.8125rem] text-ink-muted leading-snug">
      <p className="font-semibold text-ink">
        {ageMark} · {say(legalTexts.warning, language)}
      </p>
      <p>
        <Helpline />
      </p>
      {licence && <p>{say(licenceText({ licence }), language)}</p>}
    </div>
  );
}

/** The same in a line, where every line is taken from a game. */
export function LegalLine() {
  const { language } = useLanguage();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 px-2 text-center text-[0.75rem] text-ink-muted leading-tight">
      <span>
        {ageMark} · {say(legalTexts.warning, language)}
      </span>
      <Helpline />
    </p>
  );
}

function Helpline() {
  const { language } = useLanguage();
  const { helpline } = useLegal();
  return (
    <a href={dialled({ helpline })} className="inline-block py-1 underline underline-offset-2">
      {say(legalTexts.helpline, language)}: {helpline.name} {helpline.number}
    </a>
  );
}
