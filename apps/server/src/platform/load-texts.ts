import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTexts, type TextCatalogue } from '@perya/contract/text-catalogue';

const ours = fileURLToPath(new URL('./texts', import.meta.resolve('@perya/contract/text')));

/** Reads what translators say for texts, in the languages that do not stand beside the English. */
export async function loadTexts(folder = ours): Promise<void> {
  for await (const file of glob('*.json', { cwd: folder })) {
    const catalogue: TextCatalogue = JSON.parse(await readFile(join(folder, file), 'utf8'));
    addTexts(basename(file, '.json'), catalogue);
  }
}
