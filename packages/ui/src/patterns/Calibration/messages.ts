/** The built-in messages of Calibration. */
export interface CalibrationMessages {
  readonly level: string;
  readonly given: string;
  readonly reached: string;
  readonly byYear: string;
  readonly measured: string;
  /** Where nothing was measured. */
  readonly none: string;
  /** The shares of the least and of the best year. */
  readonly range: (years: { readonly lowest: string; readonly highest: string }) => string;
  /** What the drawing shows, for those who cannot see it. */
  readonly drawing: string;
  /** The legend: the box, the dot and the line. */
  readonly box: string;
  readonly dot: string;
  readonly line: string;
}

export const calibrationMessages: CalibrationMessages = {
  level: 'It said',
  given: 'Chance given',
  reached: 'Came true',
  byYear: 'By year',
  measured: 'Measured',
  none: 'None',
  range: ({ lowest, highest }) => (lowest === highest ? lowest : `${lowest} to ${highest}`),
  drawing:
    'For each level the chances that it stands for, and how often it came true; the table has the figures.',
  box: 'What it stands for',
  dot: 'What came true',
  line: 'From the worst year to the best',
};
