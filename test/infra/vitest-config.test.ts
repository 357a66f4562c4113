import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../../infra/paths.ts';
import { ofEngine, ofTemplate } from '../../vitest.config.ts';

/** The patterns that a pattern with alternatives in braces stands for. */
const alternativesOf = (pattern: string): readonly string[] => {
  const [braces, names = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return names.split(',').flatMap((name) => alternativesOf(pattern.replace(braces, name)));
};

it.each([...ofTemplate, ...ofEngine].flatMap(alternativesOf))(
  'the list of a run names files that exist: %s',
  (pattern) => {
    expect(globSync(pattern, { cwd: projectFolder })).not.toEqual([]);
  },
);
