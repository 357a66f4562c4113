import { CourseFields } from './course-fields.tsx';
import { optionsOf, type PartProps, Select, TextField } from './inputs.tsx';
import { messages } from './messages.ts';
import { useTerms } from './queries.ts';
import type { TaughtCourse } from './taught-course.ts';

export const NameField = (props: PartProps) => (
  <TextField
    {...props}
    name="name"
    label={messages.name}
    hint={messages.nameHint}
    pointer="name"
    className="long"
    isRequired
  />
);

/** Chooses the term and the courses that are evaluated. */
export const WhatFields = ({
  courses,
  ...props
}: PartProps & {
  readonly courses: {
    readonly data?: readonly TaughtCourse[] | undefined;
    readonly error: unknown;
    readonly read: number;
  };
}) => {
  const { values, change, problem } = props;
  const { data: terms = [], isSuccess } = useTerms();
  return (
    <section>
      <h2>{messages.what}</h2>
      <NameField {...props} />
      <Select
        label={messages.type}
        value={values.type}
        options={optionsOf(messages.types)}
        choose={(type) => change({ type })}
      />
      <Select
        label={messages.kind}
        value={values.kind}
        options={optionsOf(messages.kinds)}
        choose={(kind) => change({ kind })}
      />
      {isSuccess && terms.length === 0 ? (
        <p className="mistake">{messages.noTerms}</p>
      ) : (
        <Select
          label={messages.term}
          error={problem('term', '/data/relationships/term')}
          value={values.term}
          options={[['', messages.chooseTerm], ...terms.map(({ id, name }) => [id, name] as const)]}
          choose={(term) => change({ term, chosen: new Set(), covers: 'all' })}
        />
      )}
      {values.term !== '' && (
        <CourseFields
          key={values.term}
          taught={courses.data}
          error={courses.error}
          read={courses.read}
          scope={values}
          change={change}
          problem={problem('courses', '/data/attributes/course_uuids')}
        />
      )}
    </section>
  );
};
