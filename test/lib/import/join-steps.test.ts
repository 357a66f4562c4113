import { describe, expect, it } from 'vitest';
import { joinSteps } from '../../../lib/import/load/join-steps.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { type LinkageEntry, linkageNameOf, linkSteps } from '../../../lib/store/linkage.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { mergeSteps, putStep } from '../../../lib/store/steps.ts';

const parent = { type: 'course', id: 'c' };
const nothing = () => undefined;
const linkTo = (target: string): LinkageEntry => ({ parent, linkage: 'sections', target, entry: { term: 't' } });
const putParent = (sections: object) => putStep(keyOf.record(parent), { ...parent, sections, spilled: {} }, nothing);
const link = (target: string, ...overflow: string[]) => linkSteps(linkTo(target), new Set(overflow), nothing);
const full = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`s${index}`, {}]));

describe('joins', () => {
  it('entries into a parent that is put by the same write', () => {
    const steps = joinSteps([...link('a'), putParent({}), ...link('b')]);
    expect(steps).toMatchObject([{ kind: 'put', item: { sections: { a: { term: 't' }, b: { term: 't' } } } }]);
  });

  it('counts of spilled entries into such a parent', () => {
    const linkage = linkageNameOf(linkTo('a'));
    const [put, ...entries] = joinSteps([putParent(full), ...link('a', linkage), ...link('b', linkage)]);
    expect(put).toMatchObject({ kind: 'put', item: { spilled: { sections: 2 } } });
    expect(entries.map(({ kind }) => kind)).toEqual(['put', 'put']);
  });

  it('entries of one parent under a condition that has room for all of them', () => {
    const conditions = joinSteps([...link('a'), ...link('b'), ...link('c')]).flatMap((step) =>
      step.kind === 'change' ? step.conditions.filter(({ kind }) => kind === 'shorter') : [],
    );
    expect(conditions).toEqual([{ kind: 'shorter', path: ['sections'], than: 198 }]);
  });

  it('what is added to one count into one addition', () => {
    const linkage = linkageNameOf(linkTo('a'));
    const additions = mergeSteps(joinSteps([...link('a', linkage), ...link('b', linkage)])).flatMap((step) =>
      step.kind === 'change' ? step.add : [],
    );
    expect(additions).toEqual([[['spilled', 'sections'], 2]]);
  });
});

describe('refuses', () => {
  it('an entry for which a parent of the same write has no room', () => {
    expect(() => joinSteps([putParent(full), ...link('a')])).toThrow(WriteRefused);
  });

  it('two items under one key', () => {
    expect(() => joinSteps([putParent({}), putParent({})])).toThrow(WriteRefused);
  });
});
