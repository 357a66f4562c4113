import { createEmployment } from '../../lib/domain/people/create-employment.ts';
import { created } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { readChange } from '../../lib/model/validation/change.ts';
import { createEmployment as row } from '../../lib/operations/people.ts';
import { employment } from '../../lib/resources/people/employment.ts';

/** Creates an employment of the user in the path (operation 4). */
export const handler = operation(
  row,
  writing(employment, async (request) => {
    const change = readChange(employment, request.data, { creates: true });
    const userId = request.pathId('user', 'user_id');
    return created(request, employment, await createEmployment(request.store, userId, change, { now: request.now }));
  }),
);
