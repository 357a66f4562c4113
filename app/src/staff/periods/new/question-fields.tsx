import { usePeriods } from '../queries.ts';
import { type PartProps, Select } from './inputs.tsx';
import { messages } from './messages.ts';

/** Chooses the period whose questions are copied. */
export const QuestionFields = ({ values, change, problem }: PartProps) => {
  const { data: periods = [] } = usePeriods();
  return (
    <section>
      <h2>{messages.questions}</h2>
      <Select
        label={messages.source}
        hint={messages.sourceHint}
        error={problem('source', '/data/relationships/source')}
        value={values.source}
        options={[
          ['', messages.noSource],
          ...periods.map(({ resource }) => [resource.id, resource.attributes.name] as const),
        ]}
        choose={(source) => change({ source })}
      />
    </section>
  );
};
