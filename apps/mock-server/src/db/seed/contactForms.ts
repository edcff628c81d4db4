import type { Database } from '../database.ts';

const hour = 60 * 60 * 1000;

/** What people sent by the contact form: before now in hours, and what became of it. */
const forms = [
  {
    name: 'Sunita Deshmukh',
    email: 'sunita.deshmukh@mail.test',
    phone: '+91 98765 43210',
    message:
      'My daughter has AIR 45,210 in NEET UG, OBC, domicile Maharashtra.\nWhich round is realistic for a government college, and may I call you in the evening?',
    hours: 3,
    state: 'new',
  },
  {
    name: 'Imran Sheikh',
    email: 'imran.sheikh@mail.test',
    phone: '',
    message: 'The invoice for my plan has no GSTIN of my clinic. Can you add it?',
    hours: 26,
    state: 'new',
  },
  {
    name: 'Divya Menon',
    email: 'divya.menon@mail.test',
    phone: '9876500011',
    message: 'Do you also help with MDS counselling in Kerala?',
    hours: 75,
    state: 'closed',
  },
] as const;

export const seedContactForms = (db: Database, now: number): void => {
  for (const { hours, ...form } of forms)
    db.contactForms.put({ id: db.nextId('contactForms'), ...form, sentAt: now - hours * hour });
};
