import { ContactUs } from './ContactUs.tsx';
import { Faqs } from './Faqs.tsx';
import { Offerings } from './Offerings.tsx';
import { Reasons } from './Reasons.tsx';

/** Everything below the fold, loaded at the first interaction. */
export const Component = () => (
  <>
    <Offerings />
    <Reasons />
    <ContactUs />
    <Faqs />
  </>
);
