import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type GuideName, guideFile, guideNames } from '../../../lib/openapi/guides.ts';
import { projectFolder } from '../../paths.ts';
import { toHtml } from './markdown.ts';

// Guides are next to each other, and link to each other as files of one folder.
const resolve = (target: string): string | undefined => {
  if (/^(?:https?:|#)/.test(target)) return target;
  const [file = '', place] = target.split('#');
  const name = guideNames.find((each) => `${each}.md` === file);
  return name === undefined ? undefined : `${guideFile(name)}${place === undefined ? '' : `#${place}`}`;
};

/** A guide as a page of its own. */
export const buildGuide = async (name: GuideName, template: string): Promise<string> => {
  const text = await readFile(path.join(projectFolder, 'docs', `${name}.md`), 'utf8');
  const [, title = name] = /^# (.*)$/m.exec(text) ?? [];
  return template.replace('{title}', title).replace('{guide}', () => toHtml(text, resolve));
};
