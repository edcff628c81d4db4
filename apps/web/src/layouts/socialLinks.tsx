import { icons, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Where else the product is; the marks are neutral, because brands' own are not ours to redraw. */
export const socialLinks = [
  { ...social.facebook, icon: <Icon icon={icons.Users} /> },
  { ...social.telegram, icon: <Icon icon={icons.Send} /> },
  { ...social.whatsApp, icon: <Icon icon={icons.MessageCircle} /> },
];
