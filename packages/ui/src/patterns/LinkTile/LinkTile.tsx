import type { LucideIcon } from 'lucide-react';
import { icons, Icon } from '../../components/Icon/index.ts';
import { Anchor } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';
import { arrow, picture, tile, words } from './LinkTile.css.ts';

export interface LinkTileProps {
  /** Where it leads, in words. */
  readonly title: string;
  /** What is there. */
  readonly subtitle: string;
  /** The address. */
  readonly href: string;
  /** A picture of it. */
  readonly icon: LucideIcon;
}

/** A large link to a place of its own. */
export const LinkTile = ({ title, subtitle, href, icon }: LinkTileProps) => {
  return (
    <Anchor href={href} className={tile}>
      <span className={picture}>
        <Icon icon={icon} />
      </span>
      <span className={words}>
        <Text as="span" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="small" tone="muted">
          {subtitle}
        </Text>
      </span>
      <span className={arrow}>
        <Icon icon={icons.ChevronRight} mirrored />
      </span>
    </Anchor>
  );
};
