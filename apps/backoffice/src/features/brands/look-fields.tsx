import { useLingui } from '@lingui/react/macro';
import { type ColourToken, colourTokens, themes } from '@perya/contract/brands/brand-colours';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { LookForm } from './look-form.ts';

type Field = (name: keyof LookForm) => UseFormRegisterReturn & { error: string | undefined };

function useTokenNames(): Readonly<Record<ColourToken, string>> {
  const { t } = useLingui();
  return {
    surface: t`Page`,
    raised: t`Cards`,
    sunken: t`Wells`,
    ink: t`Text`,
    'ink-muted': t`Quiet text`,
    line: t`Lines`,
    control: t`Edges of fields`,
    accent: t`Buttons`,
    'accent-hover': t`Buttons, pointed at`,
    'accent-ink': t`Text on buttons`,
    'accent-soft': t`Soft ground`,
    'accent-strong': t`Links`,
    focus: t`Focus ring`,
    'glow-from': t`Gradient, from`,
    'glow-to': t`Gradient, to`,
    'glow-ink': t`Text on the gradient`,
    spark: t`Highlight on the gradient`,
  };
}

/** Every colour by its token, in both themes. */
export function ColourFields({ field }: { readonly field: Field }) {
  const { t } = useLingui();
  const names = useTokenNames();
  const themeNames = { light: t`Light`, dark: t`Dark` };
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-semibold">{t`Colours`}</caption>
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className="font-normal">{t`Of`}</th>
          {themes.map((theme) => (
            <th key={theme} scope="col" className="w-24 font-normal">
              {themeNames[theme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colourTokens.map((token) => (
          <tr key={token} className="border-line border-t">
            <th scope="row" className="py-1 font-normal">
              {names[token]} <code className="text-ink-muted">{token}</code>
            </th>
            {themes.map((theme) => {
              const { error, ...input } = field(`${token}_${theme}`);
              return (
                <td key={theme} className="py-1">
                  <input
                    type="color"
                    aria-label={`${names[token]}, ${themeNames[theme]}`}
                    aria-invalid={error === undefined ? undefined : true}
                    className="h-8 w-20 rounded-control border border-control bg-raised p-0.5"
                    {...input}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which colours nobody could read on each other; the server refuses them too. */
export function FaintList({ faint }: { readonly faint: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div role="status">
      {faint.length === 0 ? (
        <p className="text-positive">{t`Everything can be read in both themes (WCAG AA)`}</p>
      ) : (
        <>
          <p className="font-semibold text-negative">{t`These cannot be read on each other:`}</p>
          <ul className="list-disc pl-5 text-negative">
            {faint.map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
