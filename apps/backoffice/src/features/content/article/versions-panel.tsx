import { useLingui } from '@lingui/react/macro';
import {
  type Article,
  type ArticleVersion,
  readArticleVersion,
} from '@perya/contract/content/staff-calls/articles';
import { isLegalText } from '@perya/contract/rules/content/legal-texts';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { TextDiff } from './text-diff.tsx';

interface ComparedProps {
  readonly id: string;
  readonly version: ArticleVersion;
}

/** A version beside the one that players read before it. */
function Compared({ id, version: { number, follows } }: ComparedProps) {
  const { t } = useLingui();
  const after = useCall(readArticleVersion, { id, number });
  const before = useCall(
    readArticleVersion,
    { id, number: follows ?? 1 },
    { isWanted: follows !== null },
  );
  const isThere = after.answer !== null && (follows === null || before.answer !== null);
  const earlier = follows ?? 0;
  return (
    <Section
      title={
        follows === null
          ? t`Version ${number}, the first`
          : t`Version ${number} against version ${earlier}`
      }
    >
      {isThere && after.answer ? (
        <TextDiff before={follows === null ? null : before.answer} after={after.answer} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Section>
  );
}

interface VersionsPanelProps {
  readonly article: Article;
  readonly onPut: (number: number | null) => void;
}

/** Every text that players could read, the newest first. */
export function VersionsPanel({ article, onPut }: VersionsPanelProps) {
  const { t } = useLingui();
  const actor = useActor();
  const mayPublish = useMay()(isLegalText(article) ? 'content.legal' : 'content.publish');
  const [chosen, setChosen] = useState<number | null>(null);
  const compared = article.versions.find(({ number }) => number === chosen);
  const [newest] = article.versions;
  if (!newest) return <p className="text-ink-muted">{t`Nothing was published yet.`}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too. */}
      <section tabIndex={0} aria-label={t`Versions`} className="overflow-x-auto">
        <table aria-label={t`Versions`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Version`}</th>
              <th scope="col">{t`Published`}</th>
              <th scope="col">{t`By`}</th>
              <th scope="col">{t`Reason`}</th>
              <th scope="col" className="text-right">{t`Agreed`}</th>
              <th scope="col">
                <span className="sr-only">{t`Decisions`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {article.versions.map((version) => (
              <tr key={version.number}>
                <th scope="row" className="text-left font-normal">
                  <span className="flex items-center gap-2">
                    {version.number}
                    {version.number === article.in_force && (
                      <StatusBadge tone="positive">{t`In force`}</StatusBadge>
                    )}
                    {version.asks_agreement && (
                      <StatusBadge tone="accent">{t`Asks for agreement`}</StatusBadge>
                    )}
                  </span>
                </th>
                <td>
                  <Moment at={version.published_at} />
                </td>
                <td>{actor(version.published_by)}</td>
                <td>{version.reason}</td>
                <td className="text-right">{version.agreed}</td>
                <td>
                  <span className="flex justify-end gap-1">
                    <Button
                      kind="quiet"
                      aria-label={t`Compare version ${version.number}`}
                      aria-pressed={version.number === chosen}
                      onClick={() => setChosen(version.number === chosen ? null : version.number)}
                    >
                      {t`Compare`}
                    </Button>
                    {mayPublish && version.number !== article.in_force && (
                      <Button kind="quiet" onClick={() => onPut(version.number)}>
                        {t`Put in force …`}
                        <span className="sr-only"> {version.number}</span>
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {compared && <Compared id={article.id} version={compared} />}
    </>
  );
}
