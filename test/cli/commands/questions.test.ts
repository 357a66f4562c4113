import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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
