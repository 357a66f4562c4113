import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { useDepartments } from '../departments/queries.ts';
import { toNumber, toPercent } from '../parts/formats.ts';
import { messages } from '../replies/messages.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { type Period, useResultCounts } from './queries.ts';

const words = messages.share;

interface Row {
  readonly department: string;
  readonly due: number;
  readonly published: number;
}

const shareOf = ({ due, published }: Row): number => published / due;

/** Shows the share of a period's results with a reply to the students, by department, the lowest share first. */
const RepliesByDepartment = ({ period: { resource } }: { readonly period: Period }) => {
  const { data } = useResultCounts(resource.id, resource.meta.results !== undefined);
  const departments = useDepartments();
  const replies = data?.replies;
  if (!replies) return null;
  const nameOf = ({ department }: Row): string => departments?.find(({ id }) => id === department)?.name ?? '…';
  const rows = replies.departments.toSorted((one, other) => shareOf(one) - shareOf(other));
  return (
    <ChartFigure
      title={words.title}
      summary={words.of(replies.published, replies.due)}
      columns={[
        { key: 'department', title: words.department, cell: nameOf, sortBy: nameOf },
        { key: 'due', title: words.due, cell: ({ due }: Row) => toNumber(due), isNumber: true },
        { key: 'published', title: words.published, cell: ({ published }: Row) => toNumber(published), isNumber: true },
        {
          key: 'rate',
          title: words.rate,
          cell: (row: Row) => toPercent(shareOf(row)),
          sortBy: shareOf,
          isNumber: true,
        },
      ]}
      rows={rows}
      keyOf={({ department }) => department}
    >
      <BarList
        reference={replies.due === 0 ? null : replies.published / replies.due}
        bars={rows.map((row) => ({
          key: row.department,
          label: nameOf(row),
          share: shareOf(row),
          text: words.of(row.published, row.due),
        }))}
      />
    </ChartFigure>
  );
};

/** Shows the replies of a period with released results, if the account may know of them. */
export const Replies = ({ period }: { readonly period: Period }) => {
  const { account } = useStaff();
  const isReleased = period.resource.attributes.status === 'released';
  return isReleased && may(account, 'results:read') ? <RepliesByDepartment period={period} /> : null;
};
