import { glyphs, Icon } from '@seatwise/ui';
import { social } from '../content/site.ts';

/** Where else the product is; the marks are neutral, because brands' own are not ours to redraw. */
export const socialLinks = [
  { ...social.facebook, mark: <Icon glyph={glyphs.Users} /> },
  { ...social.telegram, mark: <Icon glyph={glyphs.Send} /> },
  { ...social.whatsApp, mark: <Icon glyph={glyphs.MessageCircle} /> },
];
