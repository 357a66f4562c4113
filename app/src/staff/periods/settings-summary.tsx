import { ButtonLink } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Fact } from '../parts/fact.tsx';
import { toNumber } from '../parts/formats.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { messages as formMessages } from './new/messages.ts';
import type { WholePeriod } from './queries.ts';

const words = messages.settings;

type Attributes = WholePeriod['resource']['attributes'];

const flagsOf = ({ flag_answers_at_or_below: low, flag_standard_deviation_above: deviation }: Attributes): string => {
  const rules = [
    ...(low === null ? [] : [words.low(low)]),
    ...(deviation === null ? [] : [words.deviation(toNumber(Number(deviation), 1))]),
  ];
  return rules.join('; ') || words.noFlags;
};

const readersOf = ({ results_visible_to_roles: roles }: Attributes): string =>
  roles?.map((role) => formMessages.roles[role]).join('; ') || words.nobody;

/** Shows the settings of a period, with links to the pages that change them. */
export const SettingsSummary = ({ period: { resource, term } }: { readonly period: WholePeriod }) => {
  const { account } = useStaff();
  const { attributes } = resource;
  const { kind, evaluation_type: type, minimum_response_threshold: threshold, results_guidelines: note } = attributes;
  return (
    <section>
      <h2>{words.title}</h2>
      <dl className="details">
        {term !== undefined && <Fact name={formMessages.term}>{term}</Fact>}
        <Fact name={words.type}>{formMessages.types[type]}</Fact>
        {kind !== null && <Fact name={words.kind}>{formMessages.kinds[kind]}</Fact>}
        <Fact name={words.threshold}>{words.thresholdOf(threshold)}</Fact>
        <Fact name={words.readers}>{readersOf(attributes)}</Fact>
        <Fact name={words.replies}>{attributes.replies_expected ? words.expected : words.notExpected}</Fact>
        <Fact name={words.flags}>{flagsOf(attributes)}</Fact>
        <Fact name={words.guidelines}>{note === null ? words.noGuidelines : <RichText html={note} />}</Fact>
      </dl>
      {may(account, 'periods:write') && (
        <p>
          <ButtonLink kind="secondary" isSmall href={`/periods/${resource.id}/settings`}>
            {words.change}
          </ButtonLink>{' '}
          <ButtonLink kind="secondary" isSmall href={`/periods/${resource.id}/questions`}>
            {messages.ready.write}
          </ButtonLink>{' '}
          <ButtonLink kind="secondary" isSmall href={`/periods/${resource.id}/question-layers`}>
            {messages.ready.layers}
          </ButtonLink>
        </p>
      )}
    </section>
  );
};
