import { icons, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Where else the product is; the marks are neutral, because brands' own are not ours to redraw. */
export const socialLinks = [
  { ...social.facebook, mark: <Icon icon={icons.Users} /> },
  { ...social.telegram, mark: <Icon icon={icons.Send} /> },
  { ...social.whatsApp, mark: <Icon icon={icons.MessageCircle} /> },
];
