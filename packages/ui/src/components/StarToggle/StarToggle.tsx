import { iconButton } from '../../css/iconButton.css.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { star as starStyle } from './StarToggle.css.ts';

export interface StarToggleProps {
  /** The accessible name, which says what is starred; also the native tooltip. */
  readonly label: string;
  /** Whether the item is starred. */
  readonly pressed: boolean;
  /** Called on press. */
  readonly onPress: () => void;
}

/** A constant element that all stars share, so that React does not render it again. */
const star = <Icon icon={icons.Star} size="small" />;

/** A star that puts an item of a long list on a shortlist. */
export const StarToggle = ({ label, pressed, onPress }: StarToggleProps) => (
  // A native button, because the hooks of react-aria's press handling would slow down a table of stars.
  <button
    type="button"
    className={`${iconButton({ size: 'small' })} ${starStyle}`}
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
  >
    {star}
  </button>
);
