import { ErrorMessage } from '../parts/error-message.tsx';
import { toDay } from '../parts/formats.ts';
import { Loading } from '../parts/loading-page.tsx';
import { Differences } from '../questions/differences.tsx';
import { differingValues, type QuestionValues, valuesOf } from '../questions/question-values.ts';
import type { BankItem } from './items.ts';
import { messages } from './messages.ts';
import { useVersions } from './queries.ts';

const words = messages.versions;

type Previous = NonNullable<ReturnType<typeof useVersions>['data']>[number];

/** Returns the form's values for a previous version of an item. */
const valuesAt = (
  { version: _version, replaced_at: _until, subject, is_required, not_applicable, allows_comment, ...asked }: Previous,
  { attributes }: BankItem,
): QuestionValues =>
  valuesOf({
    attributes: {
      ...attributes,
      ...asked,
      // The service validated this scale when it stored the version.
      scale: asked.scale as BankItem['attributes']['scale'],
      choices: asked.choices as BankItem['attributes']['choices'],
      subject: subject ?? 'course',
      is_required: is_required ?? false,
      not_applicable: not_applicable ?? true,
      allows_comment: allows_comment ?? false,
    },
  });

/** Lists the previous versions of an item, each with the changes that the next version made. */
export const Versions = ({ item, now }: { readonly item: BankItem; readonly now: QuestionValues }) => {
  const { data: versions, error } = useVersions(item);
  const list = () => {
    if (error !== null) return <ErrorMessage error={error} title={words.failed} />;
    if (versions === undefined) return <Loading />;
    if (versions.length === 0) return <p>{words.none}</p>;
    return (
      <ol className="versions" reversed>
        {versions.map((each, index) => {
          const before = versions[index - 1];
          const [values, next] = [valuesAt(each, item), before === undefined ? now : valuesAt(before, item)];
          return (
            <li key={each.version} value={each.version}>
              <p>
                <strong>{values.text}</strong> <span className="muted">{words.until(toDay(each.replaced_at))}</span>
              </p>
              <Differences
                names={differingValues(values, next)}
                sides={[
                  [words.was, values],
                  [words.became, next],
                ]}
              />
            </li>
          );
        })}
      </ol>
    );
  };
  return (
    <section>
      <h2>{words.title}</h2>
      {list()}
    </section>
  );
};
