import { frequentQuestions } from '@seatwise/flows/help-bot';
import {
  Disclosure,
  FeatureCard,
  Grid,
  Heading,
  Icon,
  icons,
  Link,
  Stack,
  Text,
} from '@seatwise/ui';
import { useState, type ReactNode } from 'react';
import { contactUs, faqs, offerings, reasons } from '../../../content/landingSections.ts';
import { contact, navigation } from '../../../content/site.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { ContactForm } from './ContactForm.tsx';
import pictureAddress from './counselling.svg';
import {
  columns,
  head,
  inside,
  picture,
  reason,
  reasonPicture,
  section,
  way,
  wayPicture,
} from './Landing.css.ts';

interface SectionProps {
  /** The heading, and a sentence about the section. */
  readonly copy: { readonly heading: string; readonly lead?: string };
  /** The id that a URL's hash refers to. */
  readonly id?: string;
  /** @default 'page' */
  readonly background?: keyof typeof section;
  /** Whether the content is beside the heading, if both fit. @default false */
  readonly sideBySide?: boolean;
  readonly children: ReactNode;
}

const Section = ({
  copy: { heading, lead },
  id,
  background = 'page',
  sideBySide = false,
  children,
}: SectionProps) => (
  <section id={id} aria-label={heading} className={section[background]}>
    <div className={sideBySide ? `${inside} ${columns}` : inside}>
      <div className={head}>
        <Heading level={2} size="display">
          {heading}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {children}
    </div>
  </section>
);

const { cards } = offerings;
const services = [
  { ...cards.alerts, icon: icons.Bell },
  { ...cards.choices, icon: icons.ListChecks },
  { ...cards.counselling, icon: icons.Users },
  { ...cards.prediction, icon: icons.Target },
  { ...cards.documents, icon: icons.FileText },
  { ...cards.progress, icon: icons.TrendingUp },
];

const Offerings = () => (
  <Section id="services" copy={offerings}>
    <Grid columns={3} gap="xs">
      {services.map((card) => (
        <FeatureCard key={card.title} {...card} />
      ))}
    </Grid>
    <Link href={paths.home} standalone>
      {offerings.season}
    </Link>
  </Section>
);

const { points } = reasons;
const reasonsWithIcons = [
  { ...points.professionals, icon: icons.BadgeCheck },
  { ...points.guidance, icon: icons.User },
  { ...points.record, icon: icons.TrendingUp },
  { ...points.support, icon: icons.ShieldCheck },
];

const Reasons = () => (
  <Section copy={reasons} background="surface">
    <Grid columns={2}>
      {reasonsWithIcons.map(({ title, text, icon }) => (
        <article key={title} className={reason}>
          <span className={reasonPicture}>
            <Icon icon={icon} size="large" />
          </span>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </div>
        </article>
      ))}
    </Grid>
  </Section>
);

const ways = [
  { name: contactUs.ways.whatsApp, ...contact.whatsApp, icon: icons.WhatsApp, newTab: true },
  { name: contactUs.ways.email, ...contact.email, icon: icons.Mail, newTab: false },
  { name: contactUs.ways.phone, ...contact.phone, icon: icons.Phone, newTab: false },
];

const ContactUs = () => {
  const { drafts } = useServices();
  // After a reload, the form is open if it has a draft.
  const [hasDraft] = useState(() => drafts.read('contact') !== undefined);
  return (
    <Section id="contact-us" copy={contactUs}>
      <div className={columns}>
        <img
          className={picture}
          src={pictureAddress}
          alt={contactUs.picture}
          width={640}
          height={360}
          loading="lazy"
        />
        <Stack>
          <Stack as="ul" gap="xs">
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
          <Disclosure
            title={<span id="contact-form">{contactUs.formHeading}</span>}
            initiallyOpen={hasDraft}
          >
            <ContactForm labelledBy="contact-form" />
          </Disclosure>
        </Stack>
      </div>
    </Section>
  );
};

const toPlans = new RegExp(`(?:“[^”]+” \\()?${paths.plans}\\b\\)?`);

/** Turns the path of the plans page in a bot's answer, with its name in Hindi, into a link. */
const withLink = (answer: string): ReactNode => {
  const [before, after] = answer.split(toPlans);
  if (after === undefined) return answer;
  return (
    <>
      {before}
      <Link href={paths.plans}>{navigation.plans}</Link>
      {after}
    </>
  );
};

/** The number of questions that fit on a phone; the others are folded. */
const shownQuestions = 3;

const Questions = ({ list }: { readonly list: readonly (typeof frequentQuestions)[number][] }) => (
  <Stack gap="xs">
    {list.map(({ question, answer }) => (
      <Disclosure key={question} title={question} group="faqs">
        {withLink(answer)}
      </Disclosure>
    ))}
  </Stack>
);

/** The questions that the help bot answers, as a list. */
const Faqs = () => (
  <Section id="faqs" copy={faqs} background="surface" sideBySide>
    <Stack gap="xs">
      <Questions list={frequentQuestions.slice(0, shownQuestions)} />
      <Disclosure quiet title={faqs.more(frequentQuestions.length - shownQuestions)}>
        <Questions list={frequentQuestions.slice(shownQuestions)} />
      </Disclosure>
    </Stack>
  </Section>
);

/** Everything below the fold, loaded at the first interaction. */
export const Component = () => (
  <>
    <Offerings />
    <Reasons />
    <ContactUs />
    <Faqs />
  </>
);
