import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { coinIcon } from '@perya/ui/icons/nav';
import { clockIcon, shieldIcon } from '@perya/ui/icons/status';

/** Three things that are true of the house at any hour. */
export function FactsStrip() {
  const { t } = useLingui();
  const facts = [
    {
      drawing: shieldIcon,
      title: t`Licensed play`,
      text: t`Run by licensed operators, for players in the Philippines.`,
    },
    {
      drawing: coinIcon,
      title: t`Right to the centavo`,
      text: t`Every peso is on record. Nothing is ever erased.`,
    },
    {
      drawing: clockIcon,
      title: t`Open day and night`,
      text: t`24/7, on your phone and on your desktop.`,
    },
  ];
  return (
    <ul className="facts" aria-label={t`What you can count on`}>
      {facts.map(({ drawing, title, text }) => (
        <li key={title} className="fact">
          <span className="fact-icon">
            <Icon drawing={drawing} />
          </span>
          <div className="min-w-0">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
