import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type AmlFigure,
  type AmlRuleName,
  amlFigureTitles,
  figuresOf,
} from '@perya/contract/aml/rules';
import { say } from '@perya/contract/text';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../lib/fields/field.tsx';

interface FigureFieldsProps {
  readonly name: AmlRuleName;
  readonly field: (
    figure: AmlFigure,
  ) => UseFormRegisterReturn & { readonly error: string | undefined };
}

/** The figures that a rule has, a field each. */
export function FigureFields({ name, field }: FigureFieldsProps) {
  const { language } = useLanguage();
  return figuresOf(name).map((figure) => (
    <TextField
      key={figure}
      label={say(amlFigureTitles[figure], language)}
      inputMode="numeric"
      maxLength={9}
      {...field(figure)}
    />
  ));
}
