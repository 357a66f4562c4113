import { createItem, updateItem } from '../../domain/evaluations/questions/bank/write-item.ts';
import { readBy } from '../../model/read/read-by.ts';
import type { Change } from '../../model/validation/change.ts';
import { alteredFields } from '../../model/write/apply-change.ts';
import { type BankState, bankStates, questionBankItem } from '../../resources/course-evaluations/question-bank-item.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { ImportedQuestions } from './import-questions.ts';
import type { QuestionFile, QuestionProblem, QuestionRow } from './question-rows.ts';
import { readRow } from './read-row.ts';

/** The owner of the bank for a file, and the state of new items. */
export interface BankImport {
  /** The id of a department; without it the items are the institution's. */
  readonly owner?: string;
  readonly state: BankState;
  readonly now: Date;
  readonly dryRun: boolean;
}

const batch = 300;

const readOwn = async (store: Store, owner: string | undefined): Promise<Map<unknown, StoredRecord>> => {
  const all = await Array.fromAsync(readBy(store, questionBankItem, ['state', bankStates], batch));
  return new Map(all.filter((item) => item.owner === owner).map((item) => [item.text, item]));
};

// The position is the place of a question in its section, and the bank has no sections.
const withoutPlace = ({ position: _place, ...attributes }: QuestionRow['attributes']) => attributes;

const toChange = ({ place, attributes }: QuestionRow, { owner, state }: BankImport, isNew: boolean) =>
  readRow(place, questionBankItem, {
    attributes: { ...withoutPlace(attributes), ...(isNew && { state }) },
    relationships: owner === undefined ? {} : { owner: { data: { type: 'department', id: owner } } },
  });

/**
 * Adds the questions of a file to the bank, without their sets, sections and places. Items are recognised by their text
 * among the items of the owner; what the file does not contain stays as it is. If there is any problem, nothing is
 * written.
 */
export const importBank = async (
  store: Store,
  { rows, problems: found }: QuestionFile,
  importing: BankImport,
): Promise<ImportedQuestions> => {
  const own = await readOwn(store, importing.owner);
  const problems: QuestionProblem[] = [...found];
  const created: Change[] = [];
  const changed: (readonly [string, Change])[] = [];
  const met = new Set<unknown>();
  for (const row of rows) {
    const { text } = row.attributes;
    const known = own.get(text);
    const read = toChange(row, importing, known === undefined);
    if (Array.isArray(read)) problems.push(...read);
    else if (known === undefined) created.push(read);
    else if (Object.keys(alteredFields(questionBankItem, known, read)).length > 0) changed.push([known.id, read]);
    if (met.has(text)) problems.push({ place: row.place, reason: 'The file has a question of this text before' });
    met.add(text);
  }
  if (problems.length === 0 && !importing.dryRun) {
    for (const change of created) await createItem(store, change, importing.now);
    for (const [id, change] of changed) await updateItem(store, id, change, importing.now);
  }
  const unchanged = rows.length - created.length - changed.length;
  return { created: created.length, changed: changed.length, unchanged, headings: 0, moved: 0, problems };
};
