/** The built-in messages of Calibration. */
export interface CalibrationMessages {
  readonly level: string;
  readonly given: string;
  readonly reached: string;
  /** Below the header of what came true: the lowest and the highest year. */
  readonly byYear: string;
  readonly measured: string;
  /** Where nothing was measured. */
  readonly none: string;
  /** The shares of the lowest and of the highest year; the first is a bare number. */
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
  byYear: 'by year',
  measured: 'Measured',
  none: 'None',
  range: ({ lowest, highest }) => `${lowest}–${highest}`,
  drawing:
    'For each level the chances that it stands for, and how often it came true; the table has the figures.',
  box: 'What it stands for',
  dot: 'What came true',
  line: 'From the lowest year to the highest',
};
