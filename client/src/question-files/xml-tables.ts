import { Parser } from 'htmlparser2';
import type { Reason } from './reasons.ts';

/** A row of a table: its fields by name. */
export type Row = ReadonlyMap<string, string>;

/** The tables of a file of LimeSurvey, by name. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** What is wrong with a text that is no survey of LimeSurvey. */
export class NotASurvey extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const deepest = 20;

/**
 * Reads `<document>` with its tables of rows. Only the entities of XML itself are read; a document type, which could define
 * others, is refused. Throws `NotASurvey`.
 */
export const readTables = (xml: string): Tables => {
  const tables = new Map<string, Map<string, string>[]>();
  const path: string[] = [];
  let [text, root, isSurvey, isEnded] = ['', '', false, false];
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype') throw new NotASurvey('has_doctype');
      },
      onopentag: (name) => {
        if (path.length === 0) root ||= name;
        if (root !== 'document') throw new NotASurvey('not_a_survey');
        if (path.push(name) > deepest) throw new NotASurvey('too_deep');
        text = '';
        const [, table = '', rows, row] = path;
        if (path.length !== 4 || rows !== 'rows' || row !== 'row') return;
        const known = tables.get(table);
        if (known === undefined) tables.set(table, [new Map()]);
        else known.push(new Map());
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name, isImplied) => {
        const [, table = ''] = path;
        if (path.length === 5) tables.get(table)?.at(-1)?.set(name, text);
        if (path.length === 2 && name === 'LimeSurveyDocType') isSurvey = text.trim() === 'Survey';
        path.pop();
        text = '';
        if (path.length === 0) isEnded = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isEnded) throw new NotASurvey('not_xml');
  if (!isSurvey) throw new NotASurvey('not_a_survey');
  return tables;
};
