import { type Language, languageName, languages } from '@perya/contract/text';
import { Button } from './button.tsx';

interface LanguageButtonsProps {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** In which language a preview speaks; the app around it stays as it is. */
export function LanguageButtons({ language, choose }: LanguageButtonsProps) {
  return (
    <span className="flex gap-1">
      {languages.map((each) => (
        <Button
          key={each}
          kind={each === language ? 'secondary' : 'quiet'}
          aria-pressed={each === language}
          onClick={() => choose(each)}
        >
          {languageName(each)}
        </Button>
      ))}
    </span>
  );
}
