import { useEffect, useEffectEvent, useState } from 'react';

/** A thumb is hardly quicker, and the eye follows each. */
const shotEveryMs = 260;

interface AutoFire {
  isOn: boolean;
  toggle(): void;
  stop(): void;
}

/**
 * Fires at what is aimed at until the bullets are spent or somebody says stop. All of them were
 * staked when they were loaded, so it plays nothing that the player has not decided. It ends with the
 * round, with a refusal, and where nobody looks.
 */
export function useAutoFire(canShoot: boolean, fire: () => void): AutoFire {
  const [isOn, setOn] = useState(false);
  const shoot = useEffectEvent(fire);
  const stop = () => setOn(false);
  useEffect(() => {
    if (!isOn) return;
    if (!canShoot) {
      setOn(false);
      return;
    }
    shoot();
    const timer = setInterval(shoot, shotEveryMs);
    const stopWhenHidden = () => {
      if (document.hidden) setOn(false);
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', stopWhenHidden);
    };
  }, [isOn, canShoot]);
  return { isOn, toggle: () => setOn(!isOn), stop };
}
