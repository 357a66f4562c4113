import { readLimeSurvey } from './lime-survey.ts';
import { isObject, readCsvQuestions, readJsonQuestions } from './own-files.ts';
import type { QuestionFile, QuestionFormat, Remark } from './question-row.ts';
import { readSurveyJs } from './survey-js.ts';
import { NotASurvey } from './xml-tables.ts';

const mostCharacters = 5_000_000;

const nothingOf = (format: QuestionFormat, remark: Omit<Remark, 'place'>): QuestionFile => ({
  format,
  rows: [],
  headings: [],
  left: [{ place: 'the file', ...remark }],
  without: [],
});

const readJson = (text: string, name: string): QuestionFile => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return nothingOf('facet', { reason: 'not_json', about: error instanceof Error ? error.message : String(error) });
  }
  const isOther =
    isObject(value) &&
    !('question_sets' in value) &&
    ['pages', 'elements'].some((each) => Object.hasOwn(Object(value), each));
  return isObject(value) && isOther ? readSurveyJs(value, name) : readJsonQuestions(value);
};

const readXml = (text: string, name: string): QuestionFile => {
  try {
    return readLimeSurvey(text, name);
  } catch (error) {
    if (error instanceof NotASurvey) return nothingOf('limesurvey', { reason: error.reason });
    throw error;
  }
};

/**
 * Reads a text with questions, of the service's own kinds (JSON, CSV) or of another system: a survey structure of LimeSurvey,
 * a survey of SurveyJS. `name` is that of the file. Questions of other systems are such as the service takes; those of its own
 * files are not checked. Never throws: what is wrong with the text is in `left`.
 */
export const readQuestions = (text: string, name: string): QuestionFile => {
  if (text.length > mostCharacters) return nothingOf('facet', { reason: 'too_large' });
  // Composed: questions are known by their texts.
  const given = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .normalize('NFC');
  const set = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') || 'Survey';
  if (given.startsWith('<')) return readXml(given, set);
  return /^[{[]/.test(given) ? readJson(given, set) : readCsvQuestions(given);
};
