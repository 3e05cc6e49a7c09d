const prefix = 'perya-staff:v1:';

/** A choice that this browser keeps for a person. A private window or a full disk keeps nothing, and the app works without. */
export function readChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeChoice(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Not kept.
  }
}
