/** The language that this build is in; `base` is where its pages begin. */
export const language = { code: 'en', base: '', openGraph: 'en_IN' };

/** The attributes of what staff write, who write English. */
export const ofStaff: { readonly lang?: string } = {};

/** The language that the same pages are offered in as well. */
export const otherLanguage = { code: 'hi', base: '/hi', name: 'हिन्दी' };
