import { capabilitiesHere } from '../../../lib/partners/bridge.ts';
import { cameraConstraints, type Facing } from './camera-constraints.ts';

/** Why there is no picture: each has a sentence of its own. */
export type CameraProblem = 'missing' | 'refused' | 'taken' | 'failed';

export type OpenedCamera = { readonly stream: MediaStream } | { readonly problem: CameraProblem };

type AskForCamera = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

const problems: Record<string, CameraProblem> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

export function cameraProblem(error: unknown): CameraProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}

/** Without a secure page, and in some apps' browsers, there is nobody to ask. */
function askBrowser(): AskForCamera | null {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!capabilitiesHere().camera) return null;
  return devices?.getUserMedia === undefined ? null : (asked) => devices.getUserMedia(asked);
}

/** Tries the constraint sets in turn and fails only after the last. */
export async function openCamera(
  facing: Facing,
  ask: AskForCamera | null = askBrowser(),
): Promise<OpenedCamera> {
  let problem: CameraProblem = 'missing';
  if (ask === null) return { problem };
  for (const constraints of cameraConstraints(facing)) {
    try {
      return { stream: await ask(constraints) };
    } catch (error) {
      problem = cameraProblem(error);
    }
  }
  return { problem };
}

/** The light of the camera goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
