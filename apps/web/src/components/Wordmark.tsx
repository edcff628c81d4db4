import { site } from '../content/site.ts';
import { mark, wordmark } from './Wordmark.css.ts';

/** The logo and the name: an S that is a seat in profile, with a person on it. The same in all themes. */
export const Wordmark = () => (
  <span className={wordmark}>
    {/* The same drawing is in public/favicon.svg, for other programs. */}
    <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#3047c3" />
      <path
        d="M9 7v4a5 5 0 0 0 5 5h4.5a4.5 4.5 0 0 1 0 9H9"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="20.5" cy="8.5" r="3.5" fill="#ffb83d" />
    </svg>
    {site.name}
  </span>
);
