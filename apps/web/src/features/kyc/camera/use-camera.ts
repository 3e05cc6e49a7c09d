import { useEffect, useRef, useState } from 'react';
import type { Facing } from './camera-constraints.ts';
import { type CameraProblem, closeCamera, openCamera } from './open-camera.ts';
import { takePhoto } from './take-photo.ts';

export interface Camera {
  readonly videoRef: React.RefObject<HTMLVideoElement | null>;
  readonly state: 'opening' | 'live' | 'failed';
  readonly problem: CameraProblem | null;
  readonly facing: Facing;
  /** To the other side's camera. */
  readonly turn: () => void;
  readonly tryAgain: () => void;
  readonly take: (name: string) => Promise<File | null>;
}

/** The live picture of a camera, for as long as the screen stands. */
export function useCamera(begin: Facing): Camera {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState(begin);
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<{ problem: CameraProblem | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the browser anew.
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | null = null;
    void openCamera(facing).then((camera) => {
      if ('problem' in camera) return isGone ? undefined : setOpened({ problem: camera.problem });
      // The player may have left while the browser asked.
      if (isGone) return closeCamera(camera.stream);
      stream = camera.stream;
      const video = videoRef.current;
      if (video === null) return;
      video.srcObject = stream;
      // Before its first frame there is nothing to take a photo of.
      const showLive = () => (isGone ? undefined : setOpened({ problem: null }));
      video.addEventListener('loadeddata', showLive, { once: true });
      // Some browsers do not start by themselves; one that refuses shows its first frame.
      void video.play().catch(() => {});
    });
    return () => {
      isGone = true;
      if (stream !== null) closeCamera(stream);
    };
  }, [facing, tries]);
  const problem = opened?.problem ?? null;
  return {
    videoRef,
    state: opened === null ? 'opening' : problem === null ? 'live' : 'failed',
    problem,
    facing,
    turn: () => {
      setOpened(null);
      setFacing(facing === 'user' ? 'environment' : 'user');
    },
    tryAgain: () => {
      setOpened(null);
      setTries(tries + 1);
    },
    take: async (name) => (videoRef.current === null ? null : takePhoto(videoRef.current, name)),
  };
}
