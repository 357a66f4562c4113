import type { Question, SetNode } from './outline.ts';

/** A member of the file, where it has a value. */
const given = (name: string, value: unknown): object =>
  value === null || value === undefined ? {} : { [name]: value };

/** A condition that names the other question by its text. */
const conditionOf = ({ attributes: { shown_if: condition } }: Question, { parts }: SetNode): object | null => {
  const named = parts.flatMap(({ questions }) => questions).find(({ id }) => id === condition?.question);
  return condition && named ? { question: named.attributes.text, in: condition.in } : null;
};

/** The questions of a period as the file that docs/questions.md describes. */
export const toFile = (tree: readonly SetNode[]): string =>
  `${JSON.stringify(
    {
      question_sets: tree.map((node, position) => ({
        name: node.set.attributes.name,
        position,
        sections: node.parts.map(({ part, questions }) => ({
          name: part.attributes.name,
          ...given('name_translations', part.attributes.name_translations),
          questions: questions.map((question, place) => {
            const { kind, ...attributes } = question.attributes;
            return {
              text: attributes.text,
              ...given('text_translations', attributes.text_translations),
              kind,
              subject: attributes.subject,
              is_required: attributes.is_required,
              not_applicable: attributes.not_applicable,
              allows_comment: attributes.allows_comment,
              ...given('scale', attributes.scale),
              ...given('choices', attributes.choices),
              ...given('max_length', attributes.max_length),
              ...given('shown_if', conditionOf(question, node)),
              position: place,
            };
          }),
        })),
      })),
    },
    undefined,
    2,
  )}\n`;

/** Returns the exported questions as a file. */
export const questionFile = (tree: readonly SetNode[]): Blob => new Blob([toFile(tree)], { type: 'application/json' });
