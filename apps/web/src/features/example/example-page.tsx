import { Trans } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import * as action from '@perya/ui/icons/action';
import * as nav from '@perya/ui/icons/nav';
import * as social from '@perya/ui/icons/social';
import * as status from '@perya/ui/icons/status';
import { ArtSection } from './art-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ExampleSection } from './example-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { GateSection } from './gate-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { LookSwitcher } from './look-switcher.tsx';
import { MatrixSection } from './matrix-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { PickersSection } from './pickers-section.tsx';
import { usePageLook } from './use-page-look.ts';

const drawings = Object.entries({ ...nav, ...action, ...status, ...social });

/** Every primitive, in whichever brand and theme one wants to see it. */
export function ExamplePage() {
  const { look, setLook } = usePageLook();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-6 pb-12">
      <header className="flex flex-col gap-2">
        <h1 className="font-extrabold text-3xl leading-tight">
          <Trans>The gallery</Trans>
        </h1>
        <p className="max-w-[60ch] text-ink-muted">
          <Trans>
            Each part of the app by itself. The switches change the whole page until you leave it.
          </Trans>
        </p>
      </header>
      <LookSwitcher look={look} onChange={setLook} />
      <MatrixSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <PickersSection />
      <OverlaysSection />
      <GateSection />
      <MessagesSection />
      <FiguresSection />
      <ListsSection />
      <IconsSection />
      <ArtSection />
    </div>
  );
}

function IconsSection() {
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
