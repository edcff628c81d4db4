import { ContactUs } from './ContactUs.tsx';
import { Faqs } from './Faqs.tsx';
import { Offerings } from './Offerings.tsx';
import { Reasons } from './Reasons.tsx';

/** All below the first screen; its code comes when somebody begins to scroll. */
export const Component = () => (
  <>
    <Offerings />
    <Reasons />
    <ContactUs />
    <Faqs />
  </>
);
