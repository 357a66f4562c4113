import { v5 } from 'uuid';
import { expect, it } from 'vitest';
import { derivedId, newId } from '../../../lib/runtime/ids.ts';

it('derives the id that RFC 9562 gives as an example', () => {
  expect(derivedId('www.example.com', v5.DNS)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

it('derives the ids that the library derives, whatever the name', () => {
  const names = [...Array.from({ length: 200 }, newId), '', 'Ädä 🎓'];
  for (const name of names) {
    const namespace = newId();
    expect(derivedId(name, namespace)).toBe(v5(name, namespace));
  }
});
