import type { IdentityServices } from '../services.ts';

const batchSize = 500;

/**
 * Opens the file of every picture that the database knows, and answers what cannot be shown: its file is
 * missing, was changed, or was sealed by another key.
 */
export async function checkFiles({
  pictures,
  sealed,
  uploads,
}: Pick<IdentityServices, 'pictures' | 'sealed' | 'uploads'>): Promise<{
  files: number;
  faults: string[];
}> {
  const faults: string[] = [];
  let files = 0;
  let keys = await uploads.listKept('', batchSize);
  while (keys.length > 0) {
    for (const key of keys) {
      const place = key.startsWith('avatars/') ? pictures : sealed;
      const found = await place.read(key).catch(() => 'closed' as const);
      if (found === null) faults.push(`${key} is missing`);
      if (found === 'closed') faults.push(`${key} does not open`);
    }
    files += keys.length;
    keys = await uploads.listKept(keys.at(-1) ?? '', batchSize);
  }
  return { files, faults };
}
