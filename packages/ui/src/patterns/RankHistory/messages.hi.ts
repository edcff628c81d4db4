import type { rankHistoryMessages as english } from './messages.ts';

export const rankHistoryMessages: typeof english = {
  year: 'साल',
  opening: 'ओपनिंग रैंक',
  closing: 'क्लोजिंग रैंक',
  admitted: 'एडमिशन मिला',
  unknown: 'पता नहीं',
  yours: ({ rank }) => `आपकी रैंक ${rank}`,
  drawing: 'हर साल की क्लोजिंग रैंक। आँकड़े टेबल में हैं।',
  better: 'चार्ट में ऊपर = बेहतर रैंक।',
  figures: 'सारे आँकड़े टेबल में',
};
