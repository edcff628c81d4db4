import { icons, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Links to social networks, with neutral icons because the brands' logos may not be redrawn. */
export const socialLinks = [
  { ...social.facebook, mark: <Icon icon={icons.Users} /> },
  { ...social.telegram, mark: <Icon icon={icons.Send} /> },
  { ...social.whatsApp, mark: <Icon icon={icons.MessageCircle} /> },
];
