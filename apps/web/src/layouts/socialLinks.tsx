import { glyphs, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Links to social networks, with neutral icons because the brands' logos may not be redrawn. */
export const socialLinks = [
  { ...social.facebook, mark: <Icon glyph={glyphs.Users} /> },
  { ...social.telegram, mark: <Icon glyph={glyphs.Send} /> },
  { ...social.whatsApp, mark: <Icon glyph={glyphs.MessageCircle} /> },
];
