/** Which camera: the one that looks at the player, or the one that looks away. */
export type Facing = 'user' | 'environment';

const sized = (facing: Facing, width: number, height: number): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, width: { ideal: width }, height: { ideal: height } },
});

/** Asked for one after another: the wanted size, the smaller one, then any camera at all. [A-420 A-457 A-500] */
export const cameraConstraints = (facing: Facing): readonly MediaStreamConstraints[] => [
  sized(facing, 1280, 720),
  sized(facing, 640, 480),
  { audio: false, video: true },
];
