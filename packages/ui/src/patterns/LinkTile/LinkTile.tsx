import type { LucideIcon } from 'lucide-react';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { arrow, iconWrapper, tile, text } from './LinkTile.css.ts';

export interface LinkTileProps {
  /** The link text. */
  readonly title: string;
  /** The description of the target. */
  readonly subtitle: string;
  /** The URL. */
  readonly href: string;
  /** The icon. */
  readonly icon: LucideIcon;
  /** Whether the tile is a row of a list, without a box of its own. @default false */
  readonly compact?: boolean;
}

/** A large link with an icon. */
export const LinkTile = ({ title, subtitle, href, icon, compact = false }: LinkTileProps) => {
  return (
    <Anchor href={href} className={tile({ compact })}>
      <span className={iconWrapper({ compact })}>
        <Icon icon={icon} />
      </span>
      <span className={text}>
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
