/** Control characters, lone surrogates, bidirectional marks and invisible characters. */
const unseen = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff\u00ad`;
/** A name: at least one visible character, and no hidden ones. */
export const visibleName = new RegExp(String.raw`^(?=.*[^\p{C}\p{Z}])[^${unseen}]*$`, 'u');
