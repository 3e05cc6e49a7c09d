import type { IndexData } from '@perya/contract/calls/index-data';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ContentStore } from './content.store.ts';

export async function readIndex(store: ContentStore, tag: string): Promise<IndexData> {
  const stored = await store.findIndex(tag);
  if (!stored) throw new Refusal('NOT_FOUND');
  return { ...stored.data, version: String(stored.version) };
}
