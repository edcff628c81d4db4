import { icons, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Links to social networks, with neutral icons because the brands' logos may not be redrawn. */
export const socialLinks = [
  { ...social.facebook, icon: <Icon icon={icons.Users} /> },
  { ...social.telegram, icon: <Icon icon={icons.Send} /> },
  { ...social.whatsApp, icon: <Icon icon={icons.MessageCircle} /> },
];
