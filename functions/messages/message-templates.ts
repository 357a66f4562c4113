import {
  createTemplate,
  deleteTemplateSteps,
  updateTemplate,
} from '../../lib/domain/messages/templates/write-template.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { messageTemplate } from '../../lib/resources/messages/message-template.ts';

export const listMessageTemplates = list(messageTemplate);
export const readMessageTemplate = read(messageTemplate);

export const createMessageTemplate = createBy(messageTemplate, async ({ store, now }, change) => ({
  record: await createTemplate(store, change, { now }),
}));

export const updateMessageTemplate = updateBy(messageTemplate, ({ store, now }, id, change) =>
  updateTemplate(store, id, change, now),
);

export const deleteMessageTemplate = remove(messageTemplate, { check: deleteTemplateSteps });
