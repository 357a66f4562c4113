import type { ContractType } from './contract/contract-type.ts';
import { courseEvaluations } from './contract/course-evaluations.ts';
import { peopleAndOrganisation } from './contract/people-and-organisation.ts';
import { service } from './contract/service.ts';

/** The types that the interface describes, by name. */
export const contractTypes: Readonly<Record<string, ContractType>> = {
  ...courseEvaluations,
  ...peopleAndOrganisation,
  ...service,
};

/** The interface's description of a type; fails for a type that it does not describe. */
export const contractType = (type: string): ContractType => {
  const found = contractTypes[type];
  if (found === undefined) throw new Error(`test/api/conformance/contract/ does not describe the type "${type}" yet`);
  return found;
};

/** A field's name as the words of an error's detail: `effective_to` → `Effective to`. */
export const words = (field: string): string => {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
