import { queryOptions } from '@tanstack/react-query';
import type { Document } from 'facet-client/types';
import { send } from './requests/send.ts';

type Answer = Document<'/api/v1/institution', 'get'>;

/** The institution as pages show it: it needs no token, and hardly ever changes. */
export const institutionQuery = queryOptions({
  queryKey: ['institution'],
  queryFn: async () => {
    const answer = await send(new Request('/api/v1/institution'));
    if (!answer.ok) throw new Error(`institution: ${answer.status}`);
    return ((await answer.json()) as Answer).data;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
