import { beforeEach, describe, expect, it } from 'vitest';
import {
  addUnsent,
  dropUnsent,
  markUnsent,
  nextToSend,
  sendLostAgain,
  useUnsent,
} from './unsent.ts';

const entries = () => useUnsent.getState().entries;
const next = () => nextToSend(entries())?.key ?? null;
const write = (key: string) => addUnsent({ key, uid: '1', text: key, pictures: [] });

beforeEach(() => useUnsent.setState({ entries: [] }));

describe('what was not sent yet', () => {
  it('goes in the order in which it was written', () => {
    for (const key of ['a', 'b', 'c']) write(key);
    expect(next()).toBe('a');
    markUnsent('a', 'sent');
    expect(next()).toBe('b');
  });

  it('waits behind what was lost until the line is back, then goes with its own key', () => {
    for (const key of ['a', 'b']) write(key);
    markUnsent('a', 'lost');
    expect(next()).toBeNull();
    sendLostAgain();
    expect(next()).toBe('a');
  });

  it('does not wait for what was refused, which goes again only by hand', () => {
    for (const key of ['a', 'b']) write(key);
    markUnsent('a', 'refused', 'Too long');
    sendLostAgain();
    expect(next()).toBe('b');
    expect(entries()[0]).toMatchObject({ state: 'refused', problem: 'Too long' });
  });

  it('is forgotten when the server shows it', () => {
    for (const key of ['a', 'b']) write(key);
    dropUnsent(new Set(['a', 'z']));
    expect(entries().map(({ key }) => key)).toEqual(['b']);
  });
});
