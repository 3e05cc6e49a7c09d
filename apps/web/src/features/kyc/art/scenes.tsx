import { NightScene } from './night-scene.tsx';
import { Badge, Finder, IdCard, Person, Sheet } from './parts.tsx';

/** The pictures over the screens, by what each is about. */
export const scenes = {
  start: (
    <NightScene>
      <Person x={112} y={88} />
      <IdCard x={206} y={124} tilt={-6} />
    </NightScene>
  ),
  waiting: (
    <NightScene>
      <IdCard x={156} y={116} scale={1.35} tilt={-4} />
      <Badge kind="waiting" x={222} y={146} />
    </NightScene>
  ),
  rejected: (
    <NightScene>
      <IdCard x={156} y={116} scale={1.35} tilt={-4} />
      <Badge kind="wrong" x={222} y={146} />
    </NightScene>
  ),
  shut: (
    <NightScene>
      <IdCard x={156} y={116} scale={1.35} />
      <Badge kind="shut" x={222} y={148} />
    </NightScene>
  ),
  scan: (
    <NightScene>
      <IdCard x={160} y={118} scale={1.25} />
      <Finder x={160} y={118} width={152} height={104} />
    </NightScene>
  ),
  selfie: (
    <NightScene>
      <Person x={160} y={62} scale={1.25} />
      <IdCard x={204} y={150} scale={0.72} tilt={-8} />
    </NightScene>
  ),
  done: (
    <NightScene>
      <Sheet x={156} y={116} tilt={-4} scale={1.15} />
      <Badge kind="done" x={204} y={150} scale={1.1} />
    </NightScene>
  ),
  verified: (
    <NightScene>
      <IdCard x={156} y={116} scale={1.35} tilt={-4} />
      <Badge kind="done" x={222} y={146} />
    </NightScene>
  ),
} as const;
