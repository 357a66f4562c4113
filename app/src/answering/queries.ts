import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Document } from 'facet-client/types';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/visit.tsx';
import { toForm } from './form.ts';

export type MyEvaluations = Document<'/api/v1/my/evaluations', 'get'>;
export type MyEvaluation = MyEvaluations['data'][number];

const mineKey = ['my', 'evaluations'];

/** What students call an evaluation by. */
export const titleOf = ({ attributes: { course_name, section_name } }: MyEvaluation): string =>
  course_name ?? section_name;

// The service has them in an order that tells nothing.
const byTitle = (one: MyEvaluation, other: MyEvaluation): number =>
  titleOf(one).localeCompare(titleOf(other)) ||
  one.attributes.section_name.localeCompare(other.attributes.section_name);

const readMine = async (session: Session): Promise<MyEvaluations> => {
  const mine = await session.ask((client) => client.get('/api/v1/my/evaluations'));
  return { ...mine, data: mine.data.toSorted(byTitle) };
};

/** The student's evaluations. */
export const useMyEvaluations = () => {
  const { session } = useSession();
  return useQuery({ queryKey: mineKey, queryFn: () => readMine(session) });
};

/** What an evaluation asks. */
export const useForm = (id: string) => {
  const { session } = useSession();
  return useQuery({
    queryKey: ['form', id],
    queryFn: async () =>
      toForm(
        await session.ask((client) => client.get('/api/v1/course_evaluations/{id}/form', { params: { path: { id } } })),
      ),
    // What somebody is answering stands still.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
};

/** Notes in what is known of the student's evaluations that one has been answered; answers what is left. */
export const useNoteAnswered = () => {
  const known = useQueryClient();
  return (id: string): void => {
    known.setQueryData<MyEvaluations>(mineKey, (mine) =>
      mine === undefined
        ? undefined
        : {
            ...mine,
            data: mine.data.map((each) =>
              each.id === id ? { ...each, attributes: { ...each.attributes, is_answered: true } } : each,
            ),
          },
    );
  };
};
