import type { SpeciesId } from '../../rules/species.ts';
import { Portrait } from './portrait.tsx';

/** What swims, on the info sheet. */
export default function InfoPicture({ id }: { id: string }) {
  return <Portrait species={id as SpeciesId} />;
}
