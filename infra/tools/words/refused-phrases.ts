// npm run words: refuses phrases in code, comments, messages and documents. cspell refuses single words, and no phrases.
// The files are those that cspell.json names; the phrases are found in identifiers (asFarAs) and across line ends too.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../../cspell.json' with { type: 'json' };

const project = path.resolve(import.meta.dirname, '../../..');

/** The refused phrases, each with what to write instead. */
const instead: Readonly<Record<string, string>> = {
  'as far as': 'if, where, up to',
  'by which': 'with, through, or a verb: "the field that orders the list"',
  'earlier version': 'nothing: no version has been released',
  'earlier versions': 'nothing: no version has been released',
  'for good': 'permanently',
  'go on': 'continue',
  'goes on': 'continues',
  'gone on': 'continued',
  'going on': 'continuing',
  'of which all': 'whose, or a sentence of its own',
  'of which it': 'whose, or a sentence of its own',
  'of which no': 'whose, or a sentence of its own',
  'of which none': 'whose, or a sentence of its own',
  'of which nothing': 'whose, or a sentence of its own',
  'of which only': 'whose, or a sentence of its own',
  'of which others': 'whose, or a sentence of its own',
  'of which some': 'whose, or a sentence of its own',
  'of which the': 'whose, or a sentence of its own',
  'what is there': 'what exists',
  'who may': 'callers that can',
};

// Between two words: blanks and the marks of a comment; or nothing, where the next begins with a capital letter.
const patternOf = (phrase: string): RegExp => {
  const [first = '', ...others] = phrase.split(' ');
  const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const rest = others.map((word) => `(?:[\\s/*#]+(?:${word}|${capital(word)})|${capital(word)})`);
  return new RegExp(`(?:(?<![A-Za-z])${first}|${capital(first)})${rest.join('')}(?![a-z])`, 'g');
};

const patterns = Object.entries(instead).map(([phrase, words]) => ({ phrase, words, pattern: patternOf(phrase) }));

const findIn = (text: string, file: string): string[] =>
  patterns.flatMap(({ phrase, words, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} - Refused phrase (${phrase}), write: ${words}`;
    }),
  );

// This file is the list of the phrases.
const unread = [...config.ignorePaths, 'infra/tools/words/refused-phrases.ts'];
const files = globSync(config.files, { cwd: project, exclude: unread });
const found = files.flatMap((file) => findIn(readFileSync(path.join(project, file), 'utf8'), file));

for (const problem of found) console.log(problem);
console.log(`Refused phrases: ${files.length} files read, ${found.length} found.`);
process.exitCode = found.length === 0 ? 0 : 1;
