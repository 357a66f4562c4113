import type { QuestionSubject } from '../../lib/resources/course-evaluations/question-attributes.ts';
import type { Random } from '../../lib/runtime/random.ts';

/** How a student writes remarks. */
export type Writing = 'nothing' | 'short' | 'long' | 'other_language';

type Tone = 'good' | 'bad';

const sentences: Readonly<Record<QuestionSubject, Readonly<Record<Tone, readonly string[]>>>> = {
  course: {
    good: [
      'One of the best courses I have taken here.',
      'The assignments built on each other and helped me to keep up.',
      'Well organised from the first week to the last.',
      'The readings were well chosen and never too long.',
      'I can use what I learned in my other courses.',
      'The weekly exercises were hard, but fair.',
      'Good balance of theory and practice.',
      'The workload was reasonable for the credits.',
    ],
    bad: [
      'Too much material for one term.',
      'The exam had little to do with the assignments.',
      'The deadlines of the two projects fell into the same week.',
      'The slides were posted too late to prepare for class.',
      'It was often unclear what was expected of us.',
      'The room was too small and too warm.',
      'Grading took so long that the feedback came after the next assignment.',
      'The first half repeated what we knew from the introduction.',
    ],
  },
  instructor: {
    good: [
      'Explains difficult things clearly.',
      'Always answered questions patiently.',
      'Very approachable, also outside of class.',
      'The enthusiasm for the subject is catching.',
      'Gave detailed feedback on every assignment.',
      'Good examples from practice.',
      'Noticed when we were lost, and went back a step.',
      'Never made anybody feel stupid for asking.',
    ],
    bad: [
      'Goes through the slides too fast.',
      'Hard to hear in the back rows.',
      'Office hours were cancelled several times.',
      'Reads from the slides most of the time.',
      'Did not answer e-mails for weeks.',
      'Questions were often put off and never answered.',
      'Assumes knowledge that not all of us have.',
      'The same two people were called on all term.',
    ],
  },
};

const wishes = [
  'More worked examples would help.',
  'Please keep the weekly summaries.',
  'I would have liked to see old exams.',
  'A short break in the middle of the double sessions would be good.',
  'Recordings of the lectures would have helped when I was ill.',
  'Smaller groups for the discussions, please.',
];

const otherLanguages: Readonly<Record<Tone, readonly string[]>> = {
  good: [
    'Muy buen curso, aprendí mucho.',
    'Sehr gut aufgebaut, gerne wieder.',
    'Cours très intéressant et bien expliqué.',
    '講義がとても分かりやすかったです。',
  ],
  bad: [
    'Demasiada materia en muy poco tiempo.',
    'Leider kamen die Rückmeldungen immer zu spät.',
    'Les consignes des devoirs n’étaient pas claires.',
    '課題の量が多すぎると思います。',
  ],
};

const unwilling = ['No comment.', 'Nothing to add.', '–', 'N/A'];

const anyOf = (texts: readonly string[], random: Random): string =>
  texts[Math.floor(random.number() * texts.length)] ?? '';

/** The subject of a remark, and the way it is written. */
export interface RemarkOn {
  readonly subject: QuestionSubject;
  /** The student's opinion, as a share of the best. */
  readonly good: number;
  readonly writes: Writing;
}

const longest = 3;

/** Returns a remark that a student might write. A student who writes nothing gets the shortest possible text. */
export const remark = ({ subject, good, writes }: RemarkOn, random: Random): string => {
  if (writes === 'nothing') return anyOf(unwilling, random);
  // A satisfied student sometimes criticises, and a dissatisfied one sometimes praises.
  const tone = (): Tone => (random.number() < good * good ? 'good' : 'bad');
  if (writes === 'other_language') return anyOf(otherLanguages[tone()], random);
  const sentence = (): string => anyOf(sentences[subject][tone()], random);
  if (writes === 'short') return sentence();
  const said = new Set(Array.from({ length: 1 + Math.floor(random.number() * longest) }, sentence));
  return [...said, anyOf(wishes, random)].join(' ');
};
