import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createStore, removeOlderVersions, storageKey } from './storage.ts';

describe('storage', () => {
  it('keeps values under keys with a namespace and a version', () => {
    expect(storageKey('token')).toBe('perya:v1:token');
  });

  it('encodes values, and leaves them plain on a test host [A-371]', () => {
    const live = createMemoryStorage();
    createStore(live, 'perya.ph').write('name', { full: 'Niña' });
    expect(live.getItem('perya:v1:name')).toBe('eyJmdWxsIjoiTmnDsWEifQ');
    const local = createMemoryStorage();
    createStore(local, 'perya.localhost').write('name', { full: 'Niña' });
    expect(local.getItem('perya:v1:name')).toBe('{"full":"Niña"}');
  });

  it('reads back what it wrote, and nothing where a value is broken', () => {
    const raw = createMemoryStorage();
    const store = createStore(raw, 'perya.ph');
    store.write('name', ['Ñ', 1]);
    expect(store.read('name')).toEqual(['Ñ', 1]);
    raw.setItem('perya:v1:name', '%%%');
    expect(store.read('name')).toBeNull();
    store.remove('name');
    expect(raw.length).toBe(0);
  });

  it('goes on when the browser refuses to store', () => {
    const full = {
      ...createMemoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => createStore(full, 'perya.ph').write('name', 1)).not.toThrow();
  });

  it('removes keys of older versions and leaves those of others', () => {
    const raw = createMemoryStorage();
    raw.setItem('perya:v0:token', 'old');
    raw.setItem('perya:token', 'older');
    raw.setItem('perya:v1:token', 'now');
    raw.setItem('other', 'theirs');
    removeOlderVersions(raw);
    expect(Array.from({ length: raw.length }, (_, index) => raw.key(index))).toEqual([
      'perya:v1:token',
      'other',
    ]);
  });
});
