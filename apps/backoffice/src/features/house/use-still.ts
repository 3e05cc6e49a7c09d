import { useState } from 'react';

/** News wait while the pointer or the focus is inside: nothing moves under whoever is about to press. */
export function useStill<Value>(newest: Value) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const hold = () => setHeld((before) => before ?? { value: newest });
  const letGo = () => setHeld(null);
  return {
    shown: held === null ? newest : held.value,
    holding: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: letGo,
    },
  };
}
