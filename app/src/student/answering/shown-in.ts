import type { Answers } from './answers.ts';
import { type Entry, type Form, isAsked } from './form.ts';

/** Returns a form without questions whose condition is not met, and without parts that then ask nothing. */
export const shownIn = <Of extends Pick<Form, 'parts' | 'asked'>>(form: Of, answers: Answers): Of => {
  const isShown = ({ question, name }: Entry): boolean => {
    const { shown_if: condition } = question.attributes;
    if (!condition) return true;
    const { value, choices } =
      // The answer about the same instructor comes first, then the answer about the course.
      answers[condition.question + name.slice(question.id.length)] ?? answers[condition.question] ?? {};
    return condition.in.some((each) => each === value || choices?.includes(String(each)));
  };
  const parts = form.parts.map((part) => ({
    ...part,
    blocks: part.blocks
      .map((block) => ({ ...block, entries: block.entries.filter(isShown) }))
      .filter(({ entries }) => entries.length > 0),
  }));
  return {
    ...form,
    parts: parts.filter(({ blocks }) => blocks.some(({ entries }) => entries.some(isAsked))),
    asked: form.asked.filter((each) => isShown({ kind: 'asked', ...each })),
  };
};
