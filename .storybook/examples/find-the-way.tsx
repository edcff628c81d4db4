import {
  FeatureCard,
  Footer,
  Hero,
  icons,
  Link,
  LinkTile,
  NavBar,
  PageHeader,
  Pagination,
  SideNav,
  Stack,
  Stepper,
  Text,
} from '@seatwise/ui';
import { useState } from 'react';

export const NavBarExample = () => (
  <NavBar
    brand={{ label: 'Seatwise', href: '#home' }}
    links={[
      { label: 'Events', href: '#events' },
      { label: 'Plans', href: '#plans', current: true },
    ]}
  />
);

export const SideNavExample = () => {
  const [expanded, setExpanded] = useState(true);
  return (
    <SideNav
      label="Console"
      items={[
        { label: 'Users', href: '#users', icon: icons.Users, current: true },
        { label: 'Chat', href: '#chat', icon: icons.MessageCircle, count: 3 },
      ]}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
    />
  );
};

export const PaginationExample = () => {
  const [page, setPage] = useState(3);
  return (
    <Stack>
      <section id="seats" aria-label="Seats" tabIndex={-1}>
        <Text>{`The seats of page ${page}`}</Text>
      </section>
      <Pagination
        label="Pages of seats"
        listId="seats"
        page={page}
        pageCount={12}
        onPageChange={(change) => setPage(change.page)}
      />
    </Stack>
  );
};

export const StepperExample = () => (
  <Stepper label="Sign-up" steps={['Details', 'Password', 'Code']} current={1} />
);

export const LinkTileExample = () => (
  <LinkTile title="View colleges" subtitle="1,247 colleges" href="#colleges" icon={icons.Target} />
);

export const FeatureCardExample = () => (
  <FeatureCard
    title="College prediction"
    text="See which colleges closed near your rank, and how likely each one is."
    icon={icons.Target}
  />
);

export const PageHeaderExample = () => (
  <PageHeader title="Current events" subtitle="Notices of the counselling authorities" />
);

export const HeroExample = () => (
  <Hero
    title="Find your medical seat"
    lead="From the first rank to the last round."
    actions={
      <Link variant="button" href="#sign-up">
        Create account
      </Link>
    }
  />
);

export const FooterExample = () => (
  <Footer
    name="Seatwise"
    claim="Guidance for medical counselling."
    links={[{ label: 'Current events', href: '#events' }]}
    social={[]}
    copyright="© 2026 Seatwise"
  />
);
