import { writeFileSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';
import { askNpm } from './ask-npm.ts';
import { findUnfree, type Sbom } from './judge-sbom.ts';
import { asOne, type PartResult } from './part.ts';

const sbomFile = 'reports/sbom.cdx.json';

/** Writes down what a release is made of (CycloneDX): every package that it runs, with version, hash and licence. */
export async function writeSbom(): Promise<PartResult> {
  const text = await askNpm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
  const sbom: Sbom = JSON.parse(text);
  writeFileSync(inProject(sbomFile), text);
  if (!sbom.components?.length) return asOne(false, 'npm wrote a bill of materials of nothing');
  const unfree = findUnfree(sbom);
  return asOne(unfree.length === 0, `licences that are not free: ${unfree.join('; ')}`);
}
