import { Trans } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import * as action from '@perya/ui/icons/action';
import * as nav from '@perya/ui/icons/nav';
import * as social from '@perya/ui/icons/social';
import * as status from '@perya/ui/icons/status';
import { ExampleSection } from './example-section.tsx';

const drawings = Object.entries({ ...nav, ...action, ...status, ...social });

export function IconsSection() {
  return (
    <ExampleSection id="icons" title={<Trans>Icons</Trans>}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {drawings.map(([name, drawing]) => (
          <li
            key={name}
            title={name}
            className="flex aspect-square items-center justify-center rounded-control border border-line bg-raised"
          >
            <Icon drawing={drawing} />
          </li>
        ))}
      </ul>
    </ExampleSection>
  );
}
