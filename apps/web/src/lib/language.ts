/** The language of this build; `base` is the path that its pages begin with. */
export const language = { code: 'en', base: '', openGraph: 'en_IN' };

/** The attributes of text by staff, who write English. */
export const ofStaff: { readonly lang?: string } = {};

/** The other language that offers the same pages. */
export const otherLanguage = { code: 'hi', base: '/hi', name: 'हिन्दी' };
