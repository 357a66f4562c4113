import { useLocation } from 'wouter';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { attributesOf, type TemplateValues } from './template-values.ts';

/** Renders the page that creates a template. */
export const NewTemplatePage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const create = async (values: TemplateValues): Promise<void> => {
    const attributes = { purpose: values.purpose, ...attributesOf(values) };
    const body = { data: { type: 'message_template' as const, attributes } };
    await ask((client) => client.post('/api/v1/message_templates', { body, idempotencyKey: keyOf(body) }));
    await lookAgain();
    go('/message-templates');
  };
  return (
    <StaffPage title={messages.form.newTitle} back={{ href: '/message-templates', label: messages.title }} isWide>
      <TemplateForm save={create} />
    </StaffPage>
  );
};
