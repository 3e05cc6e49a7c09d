import type { DevicePosition } from '@perya/contract/location/calls/location';

/** The islands and the sea between them, roughly: longitude and latitude around them, without Sabah and the Talauds. */
const outline: readonly (readonly [longitude: number, latitude: number])[] = [
  [119.0, 21.4],
  [122.4, 21.4],
  [123.2, 17.8],
  [125.2, 13.8],
  [126.6, 11.5],
  [127.2, 8.0],
  [126.6, 5.3],
  [124.6, 5.2],
  [121.8, 5.4],
  [120.2, 4.4],
  [119.2, 4.4],
  [119.0, 5.4],
  [118.4, 7.2],
  [116.7, 7.5],
  [116.6, 8.6],
  [118.6, 11.6],
  [119.2, 14.0],
  [119.2, 17.0],
];

/** A guess that is worse than this says nothing. */
const accuracyMaxMetres = 50_000;

/** Whether a device is in the Philippines by what it says; null where that is too vague. */
export function isInPhilippines({ latitude, longitude, accuracy }: DevicePosition): boolean | null {
  if (accuracy > accuracyMaxMetres) return null;
  let isInside = false;
  for (const [place, [x, y]] of outline.entries()) {
    const [beforeX, beforeY] = outline.at(place - 1) ?? [x, y];
    const crosses = y > latitude !== beforeY > latitude;
    if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) {
      isInside = !isInside;
    }
  }
  return isInside;
}
