import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noChange } from '../../../lib/model/validation/change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationTerm } from '../../../lib/resources/course-evaluations/course-evaluation-term.ts';
import { conditionsOfLimeSurvey, limeSurvey } from '../../client/question-files/support/surveys.ts';
import { makeDataFolder } from '../../infra/local/support/holder.ts';
import { openDeployedTable } from '../support/facet.ts';

it('imports a survey of LimeSurvey, says what of it is left out, and changes nothing of another kind of XML', async () => {
  const { facet } = await openDeployedTable();
  const file = path.join(makeDataFolder(), 'survey.lss');
  const bringIn = (content: string) => {
    writeFileSync(file, content);
    return facet(['questions', 'import', file, '--bank', '--offered']);
  };
  const { status, stdout, stderr } = await bringIn(limeSurvey);
  expect([status, stdout]).toEqual([0, 'Questions: 5 created, 0 changed, 0 unchanged.\n']);
  expect(stderr).toContain('Q3: not taken “How many hours?”: Questions of the type "N" have no kind here\n');
  expect(stderr).toContain('Q2: taken “Why did you take it?”: The choice “other” with a text of its own is left out\n');
  expect((await bringIn(limeSurvey)).stdout).toBe('Questions: 0 created, 0 changed, 5 unchanged.\n');
  const conditional = await bringIn(conditionsOfLimeSurvey.text);
  expect([conditional.status, conditional.stdout]).toEqual([0, 'Questions: 25 created, 0 changed, 0 unchanged.\n']);
  expect(conditional.stderr).toContain('C1: taken “C1”: All students see it: the condition “Question 1” is left out\n');
  const refused = await bringIn('<rss></rss>');
  expect([refused.status, refused.stdout]).toEqual([
    1,
    'Questions: 0 created, 0 changed, 0 unchanged, had there been no mistakes.\n',
  ]);
  expect(refused.stderr).toContain('the file: It is XML, but no survey of LimeSurvey');
});

it('says how many headings and sets change where no question does', async () => {
  const { facet, store } = await openDeployedTable();
  const now = new Date();
  const term = await createRecord(store, courseEvaluationTerm, { ...noChange, attributes: { name: 'Fall' } }, { now });
  const attributes = { name: 'P', evaluation_type: 'midterm', kind: 'section' };
  const change = { ...noChange, attributes, toOne: { term: { type: term.type, id: term.id } } };
  const { id } = await createRecord(store, courseEvaluationPeriod, change, { now });
  const file = path.join(makeDataFolder(), 'questions.json');
  const bringIn = async (position: number, translations: object) => {
    const section = { name: 'Part', name_translations: translations, questions: [{ text: 'Why?', kind: 'text' }] };
    writeFileSync(file, JSON.stringify({ question_sets: [{ name: 'Set', position, sections: [section] }] }));
    const { stdout, stderr } = await facet(['questions', 'import', file, '--period', id]);
    return stdout + stderr;
  };
  expect(await bringIn(0, { de: 'Teil' })).toBe('Questions: 1 created, 0 changed, 0 unchanged.\n');
  const same = 'Questions: 0 created, 0 changed, 1 unchanged';
  expect(await bringIn(0, { de: 'Abschnitt' })).toBe(`${same}; headings of sections: 1 changed.\n`);
  expect(await bringIn(3, { de: 'Abschnitt' })).toBe(`${same}; question sets: 1 moved.\n`);
  expect(await bringIn(3, { de: 'Abschnitt' })).toBe(`${same}.\n`);
});
