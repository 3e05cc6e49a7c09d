import { checkLocation, type DevicePosition } from '@perya/contract/location/calls/location';
import { useEffect } from 'react';
import { readCall } from '../../lib/query/read-call.ts';

const minuteMs = 60_000;
/** A device that finds no satellite answers late or never. */
const positionWaitMs = 10_000;

function askDevice(): Promise<DevicePosition | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(undefined),
      { timeout: positionWaitMs, maximumAge: minuteMs },
    );
  });
}

/** The device's position where the player has allowed it already. */
async function allowedPosition(): Promise<DevicePosition | undefined> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state === 'granted' ? askDevice() : undefined;
}

/** Says where one plays; whoever may not play by the address is asked for the position of the device. */
async function sayWhere(): Promise<number> {
  const position = await allowedPosition();
  const answer = await readCall(checkLocation, position ? { position } : {});
  if (answer.may_play || answer.every_minutes === 0 || position) return answer.every_minutes;
  const asked = await askDevice();
  if (asked) await readCall(checkLocation, { position: asked });
  return answer.every_minutes;
}

/** While a game is open the house is told where the player is, as often as it asks; it refuses bets by itself. */
export function useLocationChecks(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const check = async () => {
      // Without a line it is tried again in a minute.
      const minutes = await sayWhere().catch(() => 1);
      if (!isOver && minutes > 0) timer = setTimeout(() => void check(), minutes * minuteMs);
    };
    void check();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPlaying]);
}
