import { v5, validate, version } from 'uuid';
import { expect, it } from 'vitest';
import { canonicalId, derivedId, newId, newOpaqueId, newPairId, pairedId } from '../../../lib/runtime/ids.ts';

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

it('makes ids of pairs, each of which gives the other one, and no other id does', () => {
  const ids = Array.from({ length: 200 }, newPairId);
  const others = ids.map((id) => pairedId(id) ?? '');
  expect(others.map(pairedId)).toEqual(ids);
  expect(new Set([...ids, ...others]).size).toBe(400);
  for (const id of [...ids, ...others]) {
    expect([validate(id), version(id), canonicalId(id)]).toEqual([true, 7, id]);
  }
  for (const other of [newId(), newOpaqueId(), derivedId('a', newId())]) expect(pairedId(other)).toBeUndefined();
});

it('makes ids of pairs that sort by creation, as others do', () => {
  const inTurn = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? newId() : newPairId()));
  expect(inTurn).toEqual(inTurn.toSorted());
});
