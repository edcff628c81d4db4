import { Card, icons, Icon, Link, Stack, Text } from '@seatwise/ui';
import { contactUs } from '../../../content/landingSections.ts';
import { contact } from '../../../content/site.ts';
import { ContactForm } from './ContactForm.tsx';
import pictureAddress from './counselling.svg';
import { columns, picture, way, wayPicture } from './Landing.css.ts';
import { Section } from './Section.tsx';

const ways = [
  { name: contactUs.ways.whatsApp, ...contact.whatsApp, icon: icons.WhatsApp, newTab: true },
  { name: contactUs.ways.email, ...contact.email, icon: icons.Mail, newTab: false },
  { name: contactUs.ways.phone, ...contact.phone, icon: icons.Phone, newTab: false },
];

/** Contact details and the contact form. */
export const ContactUs = () => (
  <Section id="contact-us" heading={contactUs.heading} lead={contactUs.lead}>
    <div className={columns}>
      <Stack gap="lg">
        <img
          className={picture}
          src={pictureAddress}
          alt={contactUs.picture}
          width={640}
          height={360}
          loading="lazy"
        />
        <Stack as="ul">
          {ways.map(({ name, label, href, icon, newTab }) => (
            <li key={name} className={way}>
              <span className={wayPicture}>
                <Icon icon={icon} />
              </span>
              <div>
                <Text size="small" tone="muted">
                  {name}
                </Text>
                <Link href={href} standalone newTab={newTab}>
                  {label}
                </Link>
              </div>
            </li>
          ))}
        </Stack>
      </Stack>
      <Card>
        <ContactForm />
      </Card>
    </div>
  </Section>
);
