import { useLingui } from '@lingui/react/macro';
import { documentKinds } from '@perya/contract/content/calls/documents';
import type { LineState } from '@perya/contract/house/staff-calls/opening';
import { languageName, languages } from '@perya/contract/text';
import { useDocumentNames } from '../../lib/show/use-document-names.ts';

/** Texts that are missing, each as `brand kind language`: a line for each brand and kind. */
function MissingTexts({ about }: Pick<LineState, 'about'>) {
  const names = useDocumentNames();
  const missing = new Set(about.split(', '));
  const brands = [...new Set([...missing].map((text) => text.split(' ')[0] ?? ''))];
  const lines = brands.flatMap((brand) =>
    documentKinds.map((kind) => ({
      what: `${brand} · ${names[kind]}`,
      inLanguages: languages.filter((language) => missing.has(`${brand} ${kind} ${language}`)),
    })),
  );
  return (
    <span className="block text-ink-muted">
      {lines
        .filter(({ inLanguages }) => inLanguages.length > 0)
        .map(({ what, inLanguages }) => (
          <span key={what} className="block">
            {what}: {inLanguages.map((language) => languageName(language)).join(', ')}
          </span>
        ))}
    </span>
  );
}

/** What the server has found, or misses, in the words of whoever reads it. */
export function LineAbout({ name, about }: Pick<LineState, 'name' | 'about'>) {
  const { t } = useLingui();
  if (about === '') return null;
  if (name === 'documents') return <MissingTexts about={about} />;
  // A bare number says nothing of what it counts.
  if (/^\d+$/.test(about))
    return <span className="block text-ink-muted">{t`Found: ${about}`}</span>;
  return <code className="block text-ink-muted">{about}</code>;
}
