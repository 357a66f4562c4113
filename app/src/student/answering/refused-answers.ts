import type { ErrorObject } from 'facet-client/types';
import { type Answers, toSent } from './answers.ts';
import type { Form } from './form.ts';

const place = /^\/data\/attributes\/answers\/(\d+)/;

const nameOf = ({ question, instructor }: { readonly question: string; readonly instructor?: string }): string =>
  instructor === undefined ? question : `${question}-${instructor}`;

/**
 * Returns the names of the questions whose answers the service refused, by the place of the answer or by the question
 * in the error.
 */
export const refusedNames = (form: Form, answers: Answers, errors: readonly ErrorObject[]): string[] => {
  const sent = toSent(form, answers);
  const names = errors.flatMap(({ source, meta }): string[] => {
    const at = sent[Number(place.exec(source?.pointer ?? '')?.[1] ?? Number.NaN)];
    if (at !== undefined) return [nameOf(at)];
    const { question, instructor } = { instructor: undefined, ...(meta as { question?: string; instructor?: string }) };
    return question === undefined ? [] : [nameOf({ question, ...(instructor !== undefined && { instructor }) })];
  });
  return [...new Set(names)];
};
