import { contact } from '@seatwise/api-client/contract/contact';
import { contactMachine, errorsOf, valuesFrom, type Field } from '@seatwise/flows/contact';
import { Button, Form, TextArea, TextField } from '@seatwise/ui';
import { contactUs } from '../../../content/landingSections.ts';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useFlow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';

/** The contact form; `labelledBy` is the id of its title. */
export const ContactForm = ({ labelledBy }: { readonly labelledBy: string }) => {
  const { api, drafts } = useServices();
  const { state, send } = useFlow(contactMachine, {
    input: { values: valuesFrom(drafts.read('contact')) },
    calls: { send: api.area(contact).sendContactForm },
    actions: {
      storeDraft: ({ context }) => drafts.keep('contact', context.values),
      dropDraft: () => drafts.drop('contact'),
    },
  });
  const { values, touched, notice } = state.context;
  const errors = errorsOf(values, touched);
  const busy = state.hasTag('busy');
  const field = (name: Field) => ({
    name,
    label: contactUs.fields[name],
    value: values[name],
    error: errors[name],
    required: name !== 'phone',
    onChange: ({ value }: { value: string }) =>
      send({ type: 'values.changed', values: { [name]: value } }),
    onBlur: () => {
      // Tabbing through an empty field does not show an error yet.
      if (values[name] !== '') send({ type: 'field.left', field: name });
    },
  });
  return (
    <Form labelledBy={labelledBy} onSubmit={() => send({ type: 'form.submitted' })}>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={contactUs.phoneHint} />
      <TextArea {...field('message')} />
      <FormNotice notice={notice} />
      <Button type="submit" loading={busy}>
        {busy ? contactUs.submitting : contactUs.submit}
      </Button>
    </Form>
  );
};
